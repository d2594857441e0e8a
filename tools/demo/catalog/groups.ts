import type { Kind } from '../../../src/compatibility/index.ts'
import type { DemoGroup } from './types.ts'

const names: Record<Kind, [id: string, name: string]> = {
  cpu: ['93dd66bf-df57-4dba-8a12-998b8838cb25', 'Processors'],
  motherboard: ['e96cdd5c-c6b3-4e89-8202-73361898e6fa', 'Motherboards'],
  memory: ['00e509d9-9d88-47d6-909e-85366c29f8bf', 'Memory'],
  graphicsCard: ['638a3fb0-44bd-451b-a21c-81f6040ddecc', 'Graphics cards'],
  storage: ['8b4f8a1f-e309-4984-9cc6-9e76db2c34bd', 'Drives'],
  powerSupply: ['3ff0aca0-5962-4b68-8dfd-3da8a6d98cdb', 'Power supplies'],
  case: ['380330c1-86bc-4658-b277-7910554f80a0', 'Cases'],
  cooler: ['7c44fc4a-c75d-4f88-8967-238544c45ae4', 'CPU coolers'],
  fan: ['b1e62795-56bf-47d0-8f2d-715873953577', 'Case fans'],
  networkCard: ['af1470a6-9268-4df9-a334-e4caad34201f', 'Network cards'],
  soundCard: ['0a8e7ed8-e38b-403a-a8f9-9c7c664ea171', 'Sound cards'],
  captureCard: ['8774e172-ee8d-499d-9632-06b31cecf6c9', 'Capture cards'],
  operatingSystem: ['a7969b6e-95da-4ddb-90da-1ce63ff56470', 'Operating systems'],
  thermalPaste: ['000b233b-1b75-4be0-9489-5189239405dd', 'Thermal paste'],
  monitor: ['7a265472-f6ba-41e7-8080-93a4f5e0becc', 'Monitors'],
  keyboard: ['3faaa9fe-8f8f-49cc-8442-dc404d62b86d', 'Keyboards'],
  mouse: ['7d393b64-6fe2-4fb7-aba5-02aa3d392efa', 'Mice'],
  headphones: ['79157e59-38f2-4355-bba2-5c60d9263af9', 'Headphones'],
  speakers: ['f0ae7b03-9081-4fbd-9fa0-d20bba1f5708', 'Speakers'],
  microphone: ['7723abb2-553e-4bfb-8a37-0ab1b549de82', 'Microphones'],
  webcam: ['44a7425a-aaa7-4792-ab60-79508e7c83d0', 'Webcams'],
  lighting: ['a23fe44f-fc1a-489b-ba75-902341a81ba8', 'Lighting'],
  accessory: ['4b316f57-b4e2-42b9-9472-67a8dded7018', 'Accessories'],
}

/** The group every product of a kind belongs to. The ids are fixed, so that examples can name them. */
export const groupIdOf = (kind: Kind) => names[kind][0]

export const groups: DemoGroup[] = (Object.keys(names) as Kind[]).map((kind) => ({
  id: names[kind][0],
  kind,
  name: names[kind][1],
}))
