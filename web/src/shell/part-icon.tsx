// One icon per kind of part, drawn on a grid of 24 with one stroke, so that a list of parts can be read by shape.
import type { ReactNode } from 'react'

const blade = 'M12 10.2c-1.5-1.5-1.5-3.6.2-5.2 2.2.8 2.9 3.1 1.3 5.6'

/** By kind of part; a test checks that none is forgotten. */
const drawings: Record<string, ReactNode> = {
  cpu: (
    <>
      <rect x="6" y="6" width="12" height="12" rx="2" />
      <rect x="9.75" y="9.75" width="4.5" height="4.5" rx=".75" />
      <path d="M9 3v3M12 3v3M15 3v3M9 18v3M12 18v3M15 18v3M3 9h3M3 12h3M3 15h3M18 9h3M18 12h3M18 15h3" />
    </>
  ),
  motherboard: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <rect x="6.25" y="6.25" width="6" height="6" rx="1" />
      <path d="M15.25 6.25v6M18 6.25v6M6.25 15.25h8M6.25 18h5M17 16.6h1" />
    </>
  ),
  memory: (
    <>
      <path d="M2.5 7h19v2.75a1.25 1.25 0 0 0 0 2.5V16h-19v-3.75a1.25 1.25 0 0 0 0-2.5z" />
      <path d="M7 9.75v3.5h2.5v-3.5zM14.5 9.75v3.5H17v-3.5zM5.5 16v2M9 16v2M15 16v2M18.5 16v2" />
    </>
  ),
  graphicsCard: (
    <>
      <path d="M2.5 4.5v15M2.5 6.75H20a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5H2.5M6.5 16.25v2.5h6v-2.5" />
      <circle cx="8.25" cy="11.5" r="2.5" />
      <circle cx="16" cy="11.5" r="2.5" />
    </>
  ),
  storage: (
    <>
      <rect x="5" y="2.5" width="14" height="19" rx="2" />
      <circle cx="12" cy="9.75" r="4.25" />
      <path d="M12 9.75v.01M8.5 18h3M15.5 18v.01" />
    </>
  ),
  powerSupply: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="2" />
      <circle cx="9" cy="12" r="4" />
      <path d="M9 8v8M5 12h8M17.9 8.5l-1.4 3.5h2.5l-1.4 3.5" />
    </>
  ),
  case: (
    <>
      <rect x="4" y="2.5" width="16" height="17.5" rx="2" />
      <rect x="6.75" y="5.25" width="7" height="12" rx="1" />
      <path d="M17 6v.01M17 9h.01M17 12v5M6.5 20v1.5M17.5 20v1.5" />
    </>
  ),
  cooler: (
    <>
      <path d="M4.5 3.5h15M4.5 6.5h15M4.5 9.5h15M4.5 12.5h15M4.5 15.5h15M9 3.5V18M15 3.5V18" />
      <path d="M7.5 18h9v3h-9z" />
    </>
  ),
  fan: (
    <>
      <rect x="2.5" y="2.5" width="19" height="19" rx="3" />
      <circle cx="12" cy="12" r="1.75" />
      <path d={blade} />
      <path d={blade} transform="rotate(90 12 12)" />
      <path d={blade} transform="rotate(180 12 12)" />
      <path d={blade} transform="rotate(270 12 12)" />
    </>
  ),
  networkCard: (
    <>
      <rect x="3" y="3.5" width="18" height="17" rx="2" />
      <path d="M6.5 16.5v-6H9V7.75h6v2.75h2.5v6zM9.75 16.5v-2M12 16.5v-2M14.25 16.5v-2" />
    </>
  ),
  soundCard: (
    <>
      <path d="M9 17.75V5.5l11-2.25v12M9 9l11-2.25" />
      <circle cx="6.25" cy="17.75" r="2.75" />
      <circle cx="17.25" cy="15.25" r="2.75" />
    </>
  ),
  captureCard: (
    <>
      <rect x="2.5" y="6" width="13" height="12" rx="2" />
      <path d="M15.5 10.5l6-3.5v10l-6-3.5" />
      <circle cx="9" cy="12" r="2.25" />
    </>
  ),
  operatingSystem: (
    <>
      <rect x="2.5" y="4" width="19" height="16" rx="2" />
      <path d="M2.5 8.75h19M5.5 6.4v.01M8 6.4v.01M6.5 12l2.5 2.25-2.5 2.25M12 16.5h5" />
    </>
  ),
  thermalPaste: (
    <path d="M9 2.5h6M12 2.5v4M6.75 6.5h10.5M8.5 6.5v8l2.25 2.5h2.5l2.25-2.5v-8M8.5 10.5h7M12 17v4.5" />
  ),
  monitor: (
    <>
      <rect x="2.5" y="3.5" width="19" height="13.5" rx="2" />
      <path d="M12 17v4M7.5 21h9" />
    </>
  ),
  keyboard: (
    <>
      <rect x="2" y="6" width="20" height="12" rx="2" />
      <path d="M5.5 9.5v.01M8.75 9.5v.01M12 9.5v.01M15.25 9.5v.01M18.5 9.5v.01M5.5 12.25v.01M8.75 12.25v.01M12 12.25v.01M15.25 12.25v.01M18.5 12.25v.01M8 15h8" />
    </>
  ),
  mouse: (
    <>
      <rect x="6" y="2.5" width="12" height="19" rx="6" />
      <path d="M12 6.5v3.5M6 12.5h12" />
    </>
  ),
  headphones: (
    <>
      <path d="M3 15.5V12a9 9 0 0 1 18 0v3.5" />
      <rect x="3" y="14" width="4.25" height="7" rx="1.75" />
      <rect x="16.75" y="14" width="4.25" height="7" rx="1.75" />
    </>
  ),
  speakers: (
    <>
      <rect x="5.5" y="2.5" width="13" height="19" rx="2" />
      <circle cx="12" cy="14.5" r="3.75" />
      <circle cx="12" cy="6.75" r="1.5" />
      <path d="M12 14.5v.01" />
    </>
  ),
  microphone: (
    <>
      <rect x="9" y="2.5" width="6" height="11.5" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5M8.5 21.5h7" />
    </>
  ),
  webcam: (
    <>
      <circle cx="12" cy="9.5" r="7" />
      <circle cx="12" cy="9.5" r="2.75" />
      <path d="M8.5 15.75L6.5 21.5h11l-2-5.75" />
    </>
  ),
  lighting: (
    <path d="M9 15.25c0-1.1-.4-1.8-1.2-2.5a6.25 6.25 0 1 1 8.4 0c-.8.7-1.2 1.4-1.2 2.5zM9.25 18.25h5.5M10.5 21.25h3" />
  ),
  accessory: <path d="M9 2.5v5M15 2.5v5M6.25 7.5h11.5V11a5.75 5.75 0 0 1-11.5 0zM12 16.75v4.75" />,
}

/** A closed box, for products that are no parts and for kinds that these pages do not know. */
const box = (
  <path d="M12 2.5l8.5 4.75v9.5L12 21.5l-8.5-4.75v-9.5zM3.5 7.25L12 12l8.5-4.75M12 12v9.5M7.75 4.9l8.5 4.75" />
)

interface PartIconProps {
  kind: string | null | undefined
  /** In pixels. */
  size?: number
}

/** It takes the colour of the text around it, and says nothing to a screen reader: the name is beside it. */
export const PartIcon = ({ kind, size = 24 }: PartIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    data-kind={kind ?? undefined}
  >
    {Object.hasOwn(drawings, kind ?? '') ? drawings[kind ?? ''] : box}
  </svg>
)
