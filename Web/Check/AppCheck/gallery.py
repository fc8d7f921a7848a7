"""Pages for designers: the parts of the design, and each criterion of the PayMe document with a screen and the checks that judge it."""
import html
import shutil

from checks import CHECKS
from pages import shrunk
from screens import show, some

# A group has a number, a name, the screen that shows it, and its criteria. A criterion has the
# checks that judge it, or the reason why it is not judged.
CRITERIA = [
    (1, 'Typography', 'settings', [
        ('THE Design_System SHALL use System_Font (San Francisco) for all text elements', ['R1.1']),
        ('THE Design_System SHALL implement Large Title style at 34pt bold weight', ['R1.2']),
        ('THE Design_System SHALL implement Title 2 style at 22pt semibold weight', ['R1.3']),
        ('THE Design_System SHALL implement Body style at 17pt regular weight', ['R1.4']),
        ('THE Design_System SHALL implement Caption style at 13-15pt regular weight', ['R1.5']),
        ('THE Design_System SHALL use system gray color for secondary text', ['R1.6']),
        ('THE PayMe_App SHALL support Dynamic_Type scaling for all text elements', ['R1.7', 'accessibility: text size']),
    ]),
    (2, 'Color', 'result', [
        ('THE Design_System SHALL use iOS system grouped background for primary background color', ['R2.1']),
        ('THE Design_System SHALL use iOS secondary system background for card backgrounds', ['R2.2']),
        ('THE Design_System SHALL use system blue (#007AFF) for primary action elements', ['R2.3']),
        ('THE Design_System SHALL use system red for destructive action elements', ['R2.4', 'R3.2']),
        ('THE Design_System SHALL use standard gray for secondary action text', ['R2.5']),
        ('THE Design_System SHALL NOT use dark gradients, neon accent colors, or glassmorphism effects', ['R2.6']),
    ]),
    (3, 'Buttons', 'alert', [
        ('THE Design_System SHALL style primary action buttons in system blue (#007AFF)', ['R3.1']),
        ('THE Design_System SHALL style destructive action buttons in system red', ['R3.2']),
        ('THE Design_System SHALL style secondary action buttons as standard gray text', ['R3.3']),
        ('WHERE a large CTA_Button is appropriate, THE Design_System SHALL use rounded rectangular shape', ['R3.4']),
        ('THE Design_System SHALL NOT use custom shadows, gradients, or non-standard button styling', ['R3 buttons']),
    ]),
    (4, 'Navigation', 'all units', [
        ('THE PayMe_App SHALL implement native Navigation_Stack pattern', ['R4.1']),
        ('THE Navigation_Stack SHALL display back button in top-left with chevron and label', ['R4.2']),
        ('THE Navigation_Stack SHALL display large titles that collapse on scroll', ['R4.3']),
        ('THE Navigation_Stack SHALL use standard iOS navigation slide transitions with 200-300ms duration', ['R4.4']),
        ('THE PayMe_App SHALL NOT use custom header designs', ['R4.5']),
    ]),
    (5, 'Modal dialogs', 'clear history', [
        ('THE PayMe_App SHALL implement System_Modal pattern for all alert dialogs', ['R5 dialogs']),
        ('THE System_Modal SHALL display as centered rounded rectangle', ['R5.1']),
        ('THE System_Modal SHALL use light blur background overlay', ['R5.1']),
        ('THE System_Modal SHALL display bold title text and regular body text', ['R5.1']),
        ('THE System_Modal SHALL display two stacked buttons with divider lines', ['R5.1']),
        ('THE System_Modal SHALL use spacing identical to iOS system confirmation dialogs', ['R5.1']),
    ]),
    (6, 'Layout', 'history', [
        ('THE PayMe_App SHALL use 8pt grid spacing system throughout all screens', ['R6.1']),
        ('THE PayMe_App SHALL apply 16-20pt padding on screen edges', ['R6.2']),
        ('THE PayMe_App SHALL group related content in sections identical to iOS Settings', ['R6.3']),
        ('THE PayMe_App SHALL use Grouped_Background color scheme for section organization', ['R6.4 groups', 'R6.4 text']),
        ('THE PayMe_App SHALL maintain high-contrast typography for readability', ['R6.5', 'accessibility: contrast']),
    ]),
    (7, 'Forms', 'tip', [
        ('THE Design_System SHALL style input fields with iOS native appearance', ['R7']),
        ('THE Design_System SHALL use rounded grouped input containers', ['R7']),
        ('WHEN a user taps an input field, THE PayMe_App SHALL display the appropriate keyboard type', ['R7']),
        ('THE Design_System SHALL use subtle borders or grouped cell backgrounds for inputs', ['R7']),
        ('THE Design_System SHALL NOT use heavy outlines or custom input styling', ['R7']),
    ]),
    (8, 'Dashboard', 'home summary', [
        ('THE Dashboard SHALL use grouped section layout matching iOS Settings', ['R6.3']),
        ('THE Dashboard SHALL display tappable rows with right-aligned chevrons', ['R8']),
        ('THE Dashboard SHALL display balance information styled like Apple Wallet summary', ['R8']),
        ('THE Dashboard SHALL NOT use heavy card drop shadows or custom card styling', ['R2.6']),
        ('THE Dashboard SHALL use secondary system background for section cards', ['R2.2']),
    ]),
    (9, 'Onboarding', 'no favourites', [
        ('THE Onboarding_Screen SHALL display a clean centered icon', 'with the onboarding'),
        ('THE Onboarding_Screen SHALL display a bold large heading using Large Title style', 'with the onboarding'),
        ('THE Onboarding_Screen SHALL display multi-line centered description text', ['R9']),
        ('THE Onboarding_Screen SHALL display a subtle blue "Learn more" link', 'with the onboarding'),
        ('THE Onboarding_Screen SHALL display a bottom primary action CTA_Button styled as system button', 'with the onboarding'),
    ]),
    (10, 'Animation', 'picker', [
        ('THE PayMe_App SHALL use standard iOS navigation slide transitions', ['R4.4']),
        ('THE PayMe_App SHALL limit animation duration to 200-300ms', ['R10']),
        ('THE PayMe_App SHALL NOT use bounce effects or exaggerated scaling animations', ['R10']),
        ('THE PayMe_App SHALL use subtle, system-like animations for all transitions', ['R10']),
        ('THE PayMe_App SHALL NOT use flashy or playful animation effects', ['R10']),
    ]),
    (11, 'Touch', 'long result', [
        ('WHEN a user presses a button, THE PayMe_App SHALL provide light Haptic_Feedback', ['R11']),
        ('WHEN a user confirms an action, THE PayMe_App SHALL provide medium Haptic_Feedback', ['R11']),
        ('WHEN biometric authentication succeeds, THE PayMe_App SHALL provide heavy Haptic_Feedback', 'with the lock, which does not stand yet'),
        ('THE PayMe_App SHALL NOT overuse Haptic_Feedback', ['R11']),
        ('THE Haptic_Feedback SHALL match iOS system haptic patterns', 'browsers vibrate for a time alone: 4, 8 or 16 ms, twice that to confirm'),
    ]),
    (12, 'Biometrics', None, [
        ('THE PayMe_App SHALL display biometric prompts with native iOS styling', 'with the lock, which does not stand yet'),
        ('THE PayMe_App SHALL use minimal visual design for passkey prompts', 'with the lock, which does not stand yet'),
        ('THE PayMe_App SHALL NOT use custom modal styling for authentication flows', 'with the lock, which does not stand yet'),
        ('THE PayMe_App SHALL match iOS system biometric prompt appearance', 'with the lock, which does not stand yet'),
        ('WHEN biometric authentication completes, THE PayMe_App SHALL provide appropriate Haptic_Feedback', 'with the lock, which does not stand yet'),
    ]),
    (13, 'All platforms', 'calculator', [
        ('THE PayMe_App SHALL implement iOS-native design as the primary design language', ['R13']),
        ('WHERE the app runs on Android, THE PayMe_App SHALL gracefully adapt iOS patterns', ['R13']),
        ('THE PayMe_App SHALL NOT introduce Material Design styling on Android', ['R13']),
        ('THE PayMe_App SHALL maintain consistent visual appearance across platforms', ['R13']),
        ('THE PayMe_App SHALL prioritize iOS design fidelity over platform-specific conventions', ['R13']),
    ]),
    (14, 'Nothing behind it', None, [
        ('THE PayMe_App SHALL remove all Convex_Files from the codebase', 'there was none'),
        ('THE PayMe_App SHALL remove all traces of Convex backend integration', 'there was none'),
        ('THE PayMe_App SHALL function as an interactive demo on localhost', ['offline: server killed']),
        ('THE PayMe_App SHALL NOT depend on external backend services', ['privacy: requests']),
        ('THE PayMe_App SHALL maintain all UI functionality in demo mode', ['offline: server killed']),
    ]),
    (15, 'One design', 'favourites', [
        ('THE Design_System SHALL be applied consistently across all screens', ['R15']),
        ('THE Design_System SHALL be applied consistently across all components', ['R15']),
        ('WHEN a UI element appears custom or non-native, THE Design_System SHALL simplify it to match iOS patterns', ['R15']),
        ('THE PayMe_App SHALL remove all flashy gradients, web3 neon aesthetics, and loud branding', ['R2.6']),
        ('THE PayMe_App SHALL maintain minimal and restrained visual design throughout', ['R15']),
    ]),
    (16, 'Accessibility', 'card', [
        ('THE PayMe_App SHALL support Dynamic_Type for all text elements', ['accessibility: text size']),
        ('THE PayMe_App SHALL maintain high-contrast typography for readability', ['R6.5']),
        ('THE PayMe_App SHALL use semantic labels for all interactive elements', ['R16', 'accessibility: names']),
        ('THE PayMe_App SHALL support VoiceOver navigation', ['accessibility: focus', 'accessibility: axe']),
        ('THE PayMe_App SHALL follow iOS accessibility guidelines for touch target sizes', ['accessibility: 44 px']),
    ]),
]
# A part of the design has its name in the documents, and the screen and the element that show it,
# or the reason why it is missing.
COMPONENTS = [
    ('CategoryCard', 'home', '.tile'), ('UnitChip', 'search', '.chip'), ('UnitRow', 'search', '.list .row'),
    ('NumericKeypad', 'result', '.keypad'), ('ValueDisplay', 'result', '.panels > .card:last-child'), ('SwapButton', 'result', '.swap'),
    ('BottomSheet', 'copy', '.sheet'), ('PrecisionControl', 'precision', '.sheet-content'), ('Tooltip', 'below zero', '.notes'),
    ('PaywallCard', 'with the paywall, which does not stand yet', None),
    ('AnimatedGradientBackground', 'R2.6 forbids gradients', None),
]
STYLE = '''
  body { max-width: 70rem; margin: 0 auto; padding: 1rem; font: 17px/1.4 -apple-system, system-ui, sans-serif; background: #F2F2F7; color: #000 }
  section { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 18rem); gap: 1rem 2rem; margin: 1rem 0; padding: 1rem; background: #FFF; border-radius: 12px }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 22px; overflow-wrap: anywhere } ol { margin: 0; padding-inline-start: 2.5rem } li { padding: .25rem 0 } small { display: block; color: #6C6C70 }
  img { width: 100%; border: 1px solid #C6C6C8; border-radius: 12px } figure { margin: 0 } figcaption { font-size: 13px; color: #6C6C70 }
  section.parts { grid-template-columns: repeat(2, minmax(0, 1fr)) } .parts img { width: auto; max-width: 100% }
  @media (max-width: 40rem) { section { grid-template-columns: minmax(0, 1fr) } }
'''


def judges(criterion):
    """Returns the names of the checks that judge a criterion, or the reason why it is not judged."""
    if isinstance(criterion, str):
        return f'not judged: {criterion}'
    names = [check.name for begin in criterion for check in CHECKS if check.name.startswith(begin)]
    if len(names) < len(criterion):
        raise LookupError(f'no check begins with one of {criterion}')
    return ', '.join(names)


def write(lab, judged, folder):
    """Writes `rules.html` and its pictures into a folder."""
    pictures = folder / 'rules'
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)
    parts = []
    for number, name, shown, criteria in CRITERIA:
        figure = ''
        if shown:
            screen, = some(shown)
            with show(lab, screen) as app:
                picture = shrunk(app.page.screenshot(), 64)
            (pictures / f'R{number}.png').write_bytes(picture)
            figure = (f'<figure><img src="rules/R{number}.png" alt="The screen {html.escape(shown)}" loading="lazy">'
                      f'<figcaption>{html.escape(shown)}</figcaption></figure>')
        rows = ''.join(f'<li>{html.escape(text)}<small>{html.escape(judges(criterion))}</small></li>' for text, criterion in criteria)
        parts.append(f'<section><h2>R{number} {html.escape(name)}</h2><ol>{rows}</ol>{figure}</section>')
        judged.count += len(criteria)
    page(folder / 'rules.html', 'The look of Metryvo, by criterion',
         'Each criterion of the document on the look, the screen that shows it, and the checks that judge it on all screens.', parts)
    components(lab, judged, folder)


def page(path, title, words, parts):
    """Writes a page of sections."""
    path.write_text('<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
                    f'<title>{title}</title><style>{STYLE}</style><h1>{title}</h1><p>{words}{"".join(parts)}</html>\n')


def components(lab, judged, folder):
    """Writes `components.html`: each part of the design alone, light and dark."""
    parts = []
    for name, shown, selector in COMPONENTS:
        if not selector:
            parts.append(f'<section><h2>{name}</h2><p>not drawn: {html.escape(shown)}</section>')
            continue
        screen, = some(shown)
        figures = ''
        for theme in ('light', 'dark'):
            with show(lab, screen, theme) as app:
                picture = shrunk(app.page.locator(selector).first.screenshot(), 64)
            (folder / 'rules' / f'{name}-{theme}.png').write_bytes(picture)
            figures += f'<figure><img src="rules/{name}-{theme}.png" alt="{name}, {theme}" loading="lazy"><figcaption>{theme}</figcaption></figure>'
        parts.append(f'<section class="parts"><h2>{name}</h2>{figures}</section>')
        judged.count += 1
    page(folder / 'components.html', 'The parts of Metryvo', 'Each part of the design, as the app shows it.', parts)
