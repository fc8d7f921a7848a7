import PerformanceBudgets
import Testing

@Suite struct PeakMemoryTests {
  @Test func highWaterMarkIsRead() {
    let status = "Name:\tbench\nVmPeak:\t   9999 kB\nVmHWM:\t    1234 kB\nVmRSS:\t 1000 kB\n"
    #expect(PeakMemory.highWaterMark(inStatus: status) == 1_263_616)
    for text in ["", "VmRSS:\t1 kB", "VmHWM:\t1 MB", "VmHWM:\tmany kB", "VmHWM:\t1"] {
      #expect(PeakMemory.highWaterMark(inStatus: text) == nil)
    }
  }

  @Test func thisProcessHasAPeak() throws {
    #expect(try #require(PeakMemory.bytes()) > 1 << 20)
    #expect(PeakMemory.bytes(of: -1) == nil)
  }
}
