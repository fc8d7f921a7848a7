"""The screens of two builds of the app, drawn by one browser in one run, and compared pixel by pixel."""
import base64
import pathlib

from checks import Lab
from pages import DESKTOP, PHONE, Chromium
from screens import SCREENS, show
from site_server import SiteServer

# Compares two pictures. Returns the number of differing pixels, and a picture of both with the
# differences in red.
COMPARE = '''async ([before, after]) => {
  const [one, other] = await Promise.all([before, after].map(async (data) => createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob())));
  const width = Math.max(one.width, other.width), height = Math.max(one.height, other.height);
  const canvas = new OffscreenCanvas(width * 3, height), context = canvas.getContext('2d');
  context.drawImage(one, 0, 0);
  context.drawImage(other, width, 0);
  const [first, second] = [context.getImageData(0, 0, width, height), context.getImageData(width, 0, width, height)];
  const changes = context.createImageData(width, height);
  let count = 0;
  for (let at = 0; at < first.data.length; at += 4) {
    const differs = [0, 1, 2, 3].some((part) => first.data[at + part] !== second.data[at + part]);
    count += differs;
    changes.data.set(differs ? [255, 0, 0, 255] : [...second.data.slice(at, at + 3)].map((value) => 255 - (255 - value) / 4).concat(255), at);
  }
  context.putImageData(changes, 2 * width, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return [count, btoa(text)];
}'''


def picture(lab, screen, size):
    """Returns a picture of a screen at rest, or the reason why it was not reached: only one build may have the screen."""
    try:
        with show(lab, screen, viewport=size, reduced_motion='reduce') as app:
            return app.page.screenshot(animations='disabled', caret='hide')
    except Exception as error:  # noqa: BLE001
        return str(error).splitlines()[0]


def compare(playwright, base, site, folder, only=None):
    """Draws the screens of both builds, writes before, after and difference of each changed screen, and returns the number of changed screens."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob('*.png'):
        old.unlink()
    servers = [SiteServer(base), SiteServer(site)]
    labs = [Lab(server, Chromium(playwright, server), False) for server in servers]
    changed = total = 0
    with labs[1].browser.context() as context:
        page = context.new_page()
        for width, size in (('390', PHONE), ('1280', DESKTOP)):
            for screen in SCREENS:
                if only and not any(screen.name.startswith(name) for name in only):
                    continue
                total += 1
                before, after = (picture(lab, screen, size) for lab in labs)
                missing = [f'{name}: {found}' for name, found in (('before', before), ('after', after)) if isinstance(found, str)]
                if missing:
                    changed += 1
                    print(f'{screen.name}, {width} px: {"; ".join(missing)}', flush=True)
                    continue
                count, both = page.evaluate(COMPARE, [base64.b64encode(found).decode() for found in (before, after)])
                if count:
                    changed += 1
                    name = f'{screen.name.replace(" ", "-")}-{width}.png'
                    (folder / name).write_bytes(base64.b64decode(both))
                    print(f'{screen.name}, {width} px: {count} pixels differ: {folder / name}', flush=True)
    for lab, server in zip(labs, servers):
        lab.browser.close()
        server.stop()
    print(f'app-compare: {changed} of {total} pictures differ')
    return changed
