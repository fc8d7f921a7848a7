extension LocalUnitNames {
  static let traditionalChinese: StaticString = """
    kilometer 公里
    meter 公尺
    centimeter 公分
    millimeter 公釐
    mile 英里
    foot 英尺|呎
    inch 英寸|吋
    yard 碼
    nautical-mile 海里
    kilogram 公斤
    gram 克
    milligram 毫克
    tonne 公噸|噸
    pound 磅
    ounce 盎司
    liter 公升|升
    milliliter 毫升
    centiliter 釐升
    deciliter 公合
    cubic-meter 立方公尺
    cubic-centimeter 立方公分
    cup 量杯|杯
    tablespoon 湯匙
    teaspoon 茶匙
    square-meter 平方公尺
    square-kilometer 平方公里
    square-centimeter 平方公分
    hectare 公頃
    square-foot 平方英尺
    second 秒
    minute 分鐘
    hour 小時
    day 天
    week 週
    millisecond 毫秒
    kilometer-per-hour 公里/小時|公里每小時
    meter-per-second 公尺/秒|公尺每秒
    mile-per-hour 英里/小時|英里每小時
    celsius 攝氏度數|攝氏
    fahrenheit 華氏度數|華氏
    liter-per-100-kilometer 升/100 公里
    joule 焦耳|焦
    kilojoule 千焦耳|千焦
    kilocalorie 千卡路里|千卡
    kilowatt-hour 千瓦小時
    watt 瓦特|瓦
    kilowatt 千瓦特|千瓦
    bar 巴
    pascal 帕斯卡|帕
    degree 角度|度
    month-30-day/month 個月
    year-365-day/year 年
    century 個世紀|世紀
    """
}
