import type { MotherboardFacts } from '../../src/compatibility/index.ts'
import { count, sumOf } from './figure.ts'
import type { Source } from './source.ts'

type Headers = Pick<
  MotherboardFacts,
  'usb2Headers' | 'usb3Headers' | 'usbCHeaders' | 'fanHeaders' | 'argbHeaders' | 'rgbHeaders'
>

/** What a board offers to case, fans and lights. */
export function readBoardHeaders(source: Source): Headers {
  const usb2Headers = count(source, 'usb_headers.usb_2_0', 'USB 2.0 headers', 6)
  const usb3Headers = count(source, 'usb_headers.usb_3_2_gen_1', 'USB 3 headers', 4)
  const usb = usb2Headers || usb3Headers ? { usb2Headers, usb3Headers, usbCHeaders: readUsbC(source) } : {}
  if (usb2Headers === 0 && usb3Headers === 0) source.repair('no USB headers at all means not known', 0)
  return {
    ...usb,
    fanHeaders: readFans(source),
    argbHeaders: count(source, 'rgb_headers.argb_5v', '5 V lighting headers', 8),
    rgbHeaders: count(source, 'rgb_headers.rgb_12v', '12 V lighting headers', 8),
  }
}

/** Everything faster than gen 1 comes on a Key-A header. More than four are the ports at the back. */
function readUsbC(source: Source): number | undefined {
  const fast = ['usb_3_2_gen_2', 'usb_3_2_gen_2x2', 'usb_4', 'usb_4_80g']
  const headers = sumOf(...fast.map((name) => source.number(`usb_headers.${name}`)))
  if (headers === undefined || headers <= 4) return headers
  source.repair('USB-C headers: out of range', headers)
  return undefined
}

function readFans(source: Source): number | undefined {
  const [cpu, box] = ['cpu_fan', 'case_fan'].map((name) => source.number(`fan_headers.${name}`))
  if (cpu === undefined || box === undefined) return undefined
  return sumOf(cpu, box, source.number('fan_headers.pump'), source.number('fan_headers.cpu_opt'))
}
