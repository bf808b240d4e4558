/** A drawn trail over hills to a flag: finding where to start. It says nothing that the text beside it does not. */
export function Trail({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 320 190" fill="none" strokeLinecap="round" className={className}>
      <circle cx="226" cy="92" r="78" className="fill-surface" />
      <g className="stroke-ink" strokeWidth="1.8">
        <path d="M4 170c44-26 84-34 128-20s104 22 184-22" />
        <path d="M92 146c38-54 82-104 134-110 34 12 62 58 92 96" />
      </g>
      <g className="stroke-ink-soft" strokeWidth="0.9">
        <path d="M124 140c30-42 62-76 100-84 28 10 48 42 72 76" />
        <path d="M152 142c22-28 44-54 70-60 22 8 38 30 56 58" />
        <path d="M180 148c14-18 26-34 42-38 16 6 26 20 38 38" />
        <path d="M20 174c40-16 74-20 112-10M60 176c26-8 46-8 70-4" />
      </g>
      <path
        d="M22 172c34-16 62-22 92-34s40-26 60-44 34-44 52-58"
        className="stroke-math"
        strokeWidth="3.4"
        strokeDasharray="0.1 9"
      />
      <g className="fill-warm-vivid stroke-ink" strokeWidth="1.6">
        <circle cx="22" cy="172" r="5" />
        <circle cx="114" cy="138" r="5" />
        <circle cx="174" cy="94" r="5" />
        <path d="M226 36V8l24 8-24 9" strokeLinejoin="round" />
      </g>
      <g className="stroke-math" strokeWidth="1.6">
        <path d="M54 44v14M47 51h14M112 22v10M107 27h10M292 40v12M286 46h12M30 96v8M26 100h8" />
      </g>
    </svg>
  )
}
