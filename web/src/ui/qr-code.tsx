import { encodeQR } from 'qr'

interface QrCodeProps {
  readonly text: string
  /** What it opens, for screen readers. */
  readonly label: string
  readonly className?: string
}

/** A QR code, black on white in both themes, with the quiet zone that scanners need. */
export function QrCode({ text, label, className = '' }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={squares.join('')} fill="black" />
    </svg>
  )
}
