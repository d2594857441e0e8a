import { describeRule } from '../testing/describe-rule.ts'
import { fanHeaders, frontUsb, lighting } from './headers.ts'

describeRule(frontUsb, {
  passes: {
    'a header for every port': { case: { usb2Ports: 4, usb3Ports: 2, usbCPorts: 1 } },
    'no ports, whatever the board has': {
      case: { usb2Ports: 0, usb3Ports: 0, usbCPorts: 0 },
      motherboard: { usb2Headers: undefined, usb3Headers: undefined, usbCHeaders: undefined },
    },
    'H510 (USB 3 ports of unknown number) on a board with two headers (TUF GAMING B650-PLUS)': {
      case: { usb3Ports: undefined },
      motherboard: { usb3Headers: 2 },
    },
    'a mid tower with two USB 3 ports at the most on one USB 3 header': {
      case: { usb3Ports: undefined, mostUsb3Ports: 2 },
    },
    'a mini tower of unknown ports on one USB 3 header (two ports)': {
      case: { type: 'Mini Tower', usb3Ports: undefined },
    },
  },
  finds: {
    'USB-C without a header': [
      { motherboard: { usbCHeaders: 0 } },
      'Completeness: USB-C: 1 port, 0 headers',
      /The case has 1 front USB-C port, The motherboard feeds none of them \(0 USB-C \(Key-A\) headers\)/,
    ],
    'one USB 3 port too many': [{ case: { usb3Ports: 3 } }, 'Completeness: USB 3: 3 ports, 1 header'],
    'one USB 2.0 port too many': [{ case: { usb2Ports: 5 } }, 'Completeness: USB 2.0: 5 ports, 2 headers'],
  },
  unknown: {
    'the ports': [{ case: { usbCPorts: undefined } }, 'case.usbCPorts'],
    'the ports of a mid tower, which may be four (Corsair 6500X), on one header': [
      { case: { usb3Ports: undefined } },
      'case.usb3Ports',
    ],
    'the headers': [
      { motherboard: { usbCHeaders: undefined, usb3Headers: undefined } },
      'motherboard.usbCHeaders',
      'motherboard.usb3Headers',
    ],
  },
})

describeRule(fanHeaders, {
  passes: {
    'more fans than headers, with a hub': {
      motherboard: { fanHeaders: 2 },
      fan: { quantity: 3 },
      accessory: { fanHeaders: 10 },
    },
    'a header for every fan': { fan: [{}, { quantity: 2 }] },
    'a pack on one header': { fan: { quantity: 9, fanHeaders: 1 } },
    'only a cooler': { fan: 'none', motherboard: { fanHeaders: undefined } },
  },
  finds: {
    'one too many': [
      { fan: [{}, { quantity: 3 }] },
      'Completeness: 7 fans, 6 headers',
      /need 7 fan headers, The motherboard has 6/,
    ],
    'fan and pump of a liquid cooler count': [
      { fan: { quantity: 5 }, cooler: { type: 'Liquid', radiatorMm: 240, fanHeaders: undefined } },
      'Completeness: 7 fans, 6 headers',
    ],
  },
  unknown: {
    'the headers': [{ motherboard: { fanHeaders: undefined } }, 'motherboard.fanHeaders'],
    'how many fans': [{ fan: { quantity: undefined } }, 'fan.quantity'],
  },
})

describeRule(lighting, {
  passes: {
    'a 5 V part and header': { motherboard: { argbHeaders: 1 } },
    'a 12 V part and header': { fan: { lighting: 'RGB 12V' } },
    'a cooler of unknown lighting on a board with both headers': { cooler: { lighting: undefined } },
    'a 5 V part on an ATX board with B650 of unknown headers': { motherboard: { argbHeaders: undefined } },
    'a hub of its own': {
      fan: { lighting: 'Proprietary' },
      motherboard: { argbHeaders: undefined, rgbHeaders: undefined },
    },
  },
  finds: {
    'a 5 V part where only 12 V is': [
      { motherboard: { argbHeaders: 0 } },
      'Power: No 5 V lighting header',
      /The fan needs a 5 V lighting header \(ARGB 5V\), The motherboard has 0\. A 12 V header would destroy it\./,
    ],
    'a 12 V part where only 5 V is': [
      { cooler: { lighting: 'RGB 12V' }, motherboard: { rgbHeaders: 0 } },
      'Power: No 12 V lighting header',
    ],
  },
  unknown: {
    'the lighting, where the board has one kind of header': [
      { cooler: { lighting: undefined }, motherboard: { rgbHeaders: 0 } },
      'cooler.lighting',
    ],
    'the headers of a Micro ATX board': [
      { motherboard: { argbHeaders: undefined, formFactor: 'Micro ATX' } },
      'motherboard.argbHeaders',
    ],
    'the headers of an older board': [
      { motherboard: { argbHeaders: undefined, chipset: 'B450', socket: 'AM4' } },
      'motherboard.argbHeaders',
    ],
  },
})
