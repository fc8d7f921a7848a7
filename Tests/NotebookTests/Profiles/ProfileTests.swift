import Metryvo
import Testing

@Suite struct ProfileTests {
  /// One row for each limit, with `free/pro` for each profile; `-` is no limit.
  @Test func limitsAreThoseOfTheDocuments() {
    let table: [(ProfileLimit, [String])] = [
      (.conversions, ["500/-", "500/-", "0/0", "100/100", "10/-"]),
      (.calculations, ["10/-", "0/0", "0/0", "0/0", "10/-"]),
      (.tools, ["10/-", "0/0", "0/0", "0/0", "10/-"]),
      (.favorites, ["20/-", "20/-", "0/0", "-/-", "0/0"]),
      (.customUnits, ["5/-", "5/-", "0/0", "0/0", "0/0"]),
      (.decimals, ["12/12", "12/12", "12/12", "8/8", "12/12"]),
    ]
    #expect(table.map(\.0) == ProfileLimit.allCases)
    for (limit, cells) in table {
      let found = ProductProfile.allCases.map { profile in
        ProductTier.allCases.map { tier in
          ProductPlan(profile, tier).limit(limit).map { "\($0)" } ?? "-"
        }.joined(separator: "/")
      }
      #expect(found == cells, "\(limit)")
    }
  }

  /// One row for each feature: `f` is free, `p` needs a purchase, `-` is absent.
  @Test func featuresAreThoseOfTheDocuments() {
    let table: [(ProfileFeature, String)] = [
      (.converter, "ffffp"), (.multiConvert, "pp---"), (.pairPrecision, "pp---"),
      (.calculator, "f---f"), (.tip, "p---p"), (.discount, "p---p"), (.split, "p---p"),
      (.dataTransfer, "fffff"), (.tipJar, "ff---"), (.extraWidgets, "p---p"),
      (.alternateIcons, "p---p"), (.oledTheme, "ff---"), (.expressiveSkin, "pp---"),
      (.auroraSkin, "f---f"), (.otherGlassSkins, "p---p"),
    ]
    #expect(table.map(\.0) == ProfileFeature.allCases)
    for (feature, cells) in table {
      let found = ProductProfile.allCases.map { profile in
        let rule = profile.rule(of: feature)
        return rule.free ? "f" : rule.pro ? "p" : "-"
      }.joined()
      #expect(found == cells, "\(feature)")
      #expect(
        ProductProfile.allCases.allSatisfy {
          $0.rule(of: feature).pro || !$0.rule(of: feature).free
        })
    }
  }

  @Test func tabsAreThoseOfTheDocuments() {
    #expect(ProductPlan(.metryvo).tabs == [.home, .converter, .favorites, .history, .settings])
    #expect(ProductPlan(.prism).tabs == [.calculator, .tools, .history, .settings])
    #expect(ProductPlan(.all).tabs == [.home, .converter, .calculator, .library, .settings])
    #expect(ProductPlan(.converter).tabs == [.converter])
    #expect(ProductProfile.allCases.allSatisfy { $0.tabs.free.count <= 5 })
  }

  /// Each cell names its requirement, or states that it is our decision.
  @Test func everyCellHasItsRequirement() {
    func isSourced(_ requirements: [String], _ isOurs: Bool) -> Bool {
      let areIDs = requirements.allSatisfy { $0.wholeMatch(of: /[MCUPX]-\d{3}/) != nil }
      return areIDs && (isOurs || !requirements.isEmpty)
    }
    for profile in ProductProfile.allCases {
      for limit in ProfileLimit.allCases {
        let rule = profile.rule(of: limit)
        #expect(isSourced(rule.requirements, rule.isOurs), "\(profile) \(limit)")
      }
      for feature in ProfileFeature.allCases {
        let rule = profile.rule(of: feature)
        #expect(isSourced(rule.requirements, rule.isOurs), "\(profile) \(feature)")
      }
      #expect(isSourced(profile.tabs.requirements, profile.tabs.isOurs))
      for rule in [profile.proCategories, profile.freeMultiConvertCategories] {
        #expect(isSourced(rule.requirements, rule.isOurs))
      }
    }
    let open: [(ProfileLimit, Int)] = [(.favorites, 20), (.customUnits, 5)]
    for (limit, count) in open {
      let rule = ProductProfile.metryvo.rule(of: limit)
      #expect(rule.isOurs && rule.free == count && rule.pro == nil)
    }
  }

  @Test func aGateSaysWhatIsNeeded() {
    let free = ProductPlan(.all, .free)
    #expect(free.answer(to: .feature(.calculator)) == .open)
    #expect(free.answer(to: .feature(.tip)) == .needs(.pro))
    #expect(free.answer(to: .skin(.glass(.aurora))) == .open)
    #expect(free.answer(to: .skin(.glass(.midnight))) == .needs(.pro))
    #expect(free.answer(to: .skin(.expressive)) == .needs(.pro))
    #expect(free.answer(to: .multiConvert(category: "length")) == .open)
    #expect(free.answer(to: .multiConvert(category: "area")) == .needs(.pro))
    #expect(free.answer(to: .category("area")) == .open)
    #expect(ProductPlan().answer(to: .multiConvert(category: "area")) == .open)
    #expect(ProductPlan(.converter).answer(to: .theme(.oled)) == .absent)
    #expect(ProductPlan(.converter).answer(to: .theme(.dark)) == .open)
    #expect(ProductPlan(.converter).answer(to: .skin(.system)) == .open)
    let eight = ProductPlan(.unitConverter)
    #expect(eight.answer(to: .decimals(8)) == .open)
    #expect(eight.answer(to: .decimals(9)) == .limitReached(8, lifts: nil))
    #expect(ProductPlan(.prism, .free).answer(to: .feature(.converter)) == .needs(.pro))
  }

  /// Our profiles have no categories that need Pro (M-068), but a plan may have such categories.
  @Test func aPlanMayHaveCategoriesForProAlone() {
    for profile in ProductProfile.allCases {
      #expect(ProductPlan(profile, .free).proCategories.isEmpty)
    }
    var plan = ProductPlan(.metryvo, .free, proCategories: ["force", "length"])
    #expect(plan.answer(to: .category("force")) == .needs(.pro))
    #expect(plan.answer(to: .category("length")) == .needs(.pro))
    #expect(plan.answer(to: .category("forc")) == .open)
    #expect(plan.answer(to: .category("mass")) == .open)
    // The wish for all units of a category also needs the category.
    #expect(plan.answer(to: .multiConvert(category: "length")) == .needs(.pro))
    #expect(plan.answer(to: .multiConvert(category: "mass")) == .open)
    #expect(plan != ProductPlan(.metryvo, .free))
    let simple = ProductPlan(.converter, .free, proCategories: ["length"])
    #expect(simple.answer(to: .multiConvert(category: "length")) == .absent)
    plan.tier = .pro
    #expect(plan.answer(to: .category("force")) == .open)
    #expect(plan.answer(to: .multiConvert(category: "length")) == .open)
  }

  @Test func answersAreSentences() {
    #expect(GateAnswer.open.english == nil)
    #expect(GateAnswer.needs(.pro).english == "this needs Pro")
    #expect(GateAnswer.limitReached(20, lifts: .pro).english == "20 is the most without Pro")
    #expect(GateAnswer.limitReached(8, lifts: nil).english == "8 is the most")
    #expect(GateAnswer.absent.english == "this product does not have it")
  }

  @Test func theLicenceOfTheSourceUnlocksAllButInAPreview() {
    var entitlements = Entitlements()
    #expect(entitlements.tier(previewsFreePart: false) == .pro)
    #expect(entitlements.tier(previewsFreePart: true) == .free)
    let pro = OwnedProduct.sample("l")
    entitlements = Entitlements(products: [pro])
    #expect(entitlements.tier(previewsFreePart: true) == .pro)
    entitlements = Entitlements(tips: [GivenTip(.large, at: NotebookSamples.time())])
    #expect(entitlements.tier(previewsFreePart: true) == .free)
  }
}
