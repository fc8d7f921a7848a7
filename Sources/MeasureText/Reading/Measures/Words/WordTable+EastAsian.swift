extension WordTable {
  static let japanese = WordTable(
    """
    minus: マイナス 零下 氷点下
    plus: プラス
    and: と
    or: または 又は か
    link: から と で の または 又は か 対
    operation: 掛ける かける 割る 倍 第
    power: 平方 立方
    factor: 半分 約半分 半 倍
    numeral: 一 二 三 四 五 六 七 八 九 十 百 千 万 億
    each: 毎 每 各 ごと 毎に おき につき あたり 当たり 当り ずつ
    rate: 毎日 毎時 毎分 毎秒 毎週 毎月 毎年 時速 分速 秒速 一日 一日に
    roughly: 約 およそ おおよそ ほぼ 程度 くらい ぐらい ほど 前後
    verb: は が
    preposition: に
    ordinary: 間 先 前 後 以上 以下 以内 未満 超 地点 付近
    suffix: 力 重 時 角 目 年 水銀柱 水柱
    qualifier: ゲージ ゲージ圧 絶対 絶対圧 実効値 ピーク 尖頭値 波高値
    rate: 一人あたり 一人当たり 毎晩
    bound: 以上 以下 未満 超 超え 以内 前後 程度 くらい ぐらい ほど
    label: 部屋 図 表 章
    minus: ー
    frost: 零下 氷点下
    rate: 年間 月間 週間 日量 年産 月産 日産 年量 一年 一年に 一か月 一ヶ月 一週間 一時間 毎朝 毎回 日次 週次 月次 年次
    qualifier: 摂氏 華氏
    qualifier=US: 米国 米
    qualifier=imperial: 英国 英
    =US: 米式
    =imperial: 英式
    =metric: メートル法
    =Gregorian: グレゴリオ暦
    =Julian: ユリウス暦
    yearly: 年 月 週 日 時 年に 月に 週に 日に
    operation: 差し引き 差引き 差引 足す 引く 除く 多い 多く 少ない 少なく 増 減 増し 減り 余計
    function: 平方根 立方根 対数
    amount: 一 数
    crowd: 人 円 ドル
    =imperial: イギリス 英国式 イングランド
    =US: アメリカ 米国式
    =JP: 日本
    =Canadian: カナダ
    =Australian: オーストラリア 豪州
    exponent: 乗
    power: 二乗 三乗 自乗
    denial: ではない ではなく ではなか ではありま じゃない じゃなく じゃなか じゃありま でない でなく
    equivalent: 換算 相当
    """)

  static let chinese = WordTable(
    """
    minus: 负 負 零下
    plus: 正
    and: 和 与 與
    or: 或 或者
    link: 的 至 到 和 与 與 或 乘 乘以 除以 对 對
    operation: 乘 乘以 除以 倍 第
    power: 平方 立方
    factor: 半 一半 双 雙 倍
    numeral: 零 一 二 两 兩 三 四 五 六 七 八 九 十 百 千 万 萬 亿 億
    each: 每 毎 各
    rate: 每天 每日 每小时 每小時 每分 每分钟 每分鐘 每秒 每周 每週 每月 每年 每公斤 每克 每升 每米 每公里
    rate: 时速 時速 一天
    roughly: 至少 最少 不少 约 約 大约 大約 大概 左右 上下 差不多 将近 將近 接近 正好 恰好 刚好 剛好 多 余 餘
    verb: 是 为 為 重 长 長 有 高 宽 寬 共
    preposition: 在 于 於
    ordinary: 深 远 遠 厚 粗 大 后 後 前 内 內 外 处 處 以上 以下 以内 以內 以外 之内 之內 之后 之後 之前
    ordinary: 了 吗 嗎 吧 呢 都 就 也
    suffix: 力 时 時 角 拉 年 岁 歲 电 電 差距 汞柱 水柱
    qualifier: 表压 表壓 绝对 絕對 绝压 絕壓 有效值 峰值 峰峰值 均方根
    each: 每人 每个 每個 每件 每份 每次 每只 每瓶 每包 每户 每戶 人均
    rate: 每晚 每人 人均
    bound: 以上 以下 以内 以內 左右 上下 之内 之內
    label: 房间 房間 图 圖 表 章
    minus: 冰点以下 冰點以下 冰点下 冰點下
    frost: 零下 冰点以下 冰點以下 冰点下 冰點下
    rate: 秒速 分速 日均 年均 月均 周均 週均 年产 年產 月产 月產 日产 日產 年产量 年產量 日产量 日產量 一个月 一個月 一周 一週 一年 一小时 一小時 一分钟 一分鐘
    rate: 一秒 每季度 每季 每夜
    qualifier: 摄氏 攝氏 华氏 華氏 市制
    qualifier=US: 美制 美国 美國
    qualifier=imperial: 英制 英国 英國
    qualifier=metric: 公制
    =US: 美式 美
    =imperial: 英式 英
    =Gregorian: 格里历 格里曆 公历 公曆
    =Julian: 儒略历 儒略曆
    power: 见方 見方
    yearly: 年 月 周 週 日 时 時
    operation: 减 減 减去 減去 扣除 加 加上 更多 更少 少 增加 减少 減少
    function: 平方根 立方根 根号 根號 对数 對數
    amount: 一 几 幾
    crowd: 人 元
    =JP: 日本
    =Canadian: 加拿大
    =Australian: 澳大利亚 澳大利亞 澳洲
    =US: 美利坚 美利堅
    =imperial: 英格兰 英格蘭 不列颠 不列顛
    exponent: 次方 次幂 次冪
    power: 二次方 三次方 二次幂 三次幂
    negation: 不 没 沒 非 未 不是 没有 沒有 并非 並非 绝非 絕非
    equivalent: 当量 當量 标准煤 標準煤 标煤 標煤
    """)
}
