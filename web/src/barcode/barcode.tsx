import { code128 } from './code128'

/** Scanners need this much white beside the bars. */
const quiet = 10
const height = 40

/** A barcode with its text below, black on white in every colour scheme; the text alone if it cannot be encoded. */
export function Barcode({ text, className }: { text: string; className?: string | undefined }) {
  const widths = code128(text)
  if (!widths) return <span className={className}>{text}</span>
  const total = widths.reduce((sum, width) => sum + width, 0) + 2 * quiet
  return (
    <svg
      className={className}
      viewBox={`0 0 ${total} ${height + 14}`}
      // Scanners need a module of at least a quarter of a millimetre.
      style={{ width: `${total * 0.28}mm`, maxWidth: '100%', height: 'auto' }}
      role="img"
      aria-label={text}
    >
      <rect width={total} height={height + 14} fill="#fff" />
      <path d={barsOf(widths)} fill="#000" shapeRendering="crispEdges" />
      <text
        x={total / 2}
        y={height + 11}
        textAnchor="middle"
        fontSize="11"
        fontFamily="monospace"
        fill="#000"
      >
        {text}
      </text>
    </svg>
  )
}

/** The odd widths are bars, the others gaps. */
function barsOf(widths: number[]): string {
  let x = quiet
  return widths
    .map((width, at) => {
      const bar = at % 2 === 0 ? `M${x} 2h${width}v${height - 4}h${-width}z` : ''
      x += width
      return bar
    })
    .join('')
}
