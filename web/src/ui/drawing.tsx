import type { ReactNode } from 'react'

export type DrawingName =
  | 'empty-class'
  | 'no-questions'
  | 'no-history'
  | 'first-page'
  | 'lost'
  | 'broken'
  | 'locked'
  | 'done'

/** Line drawings in the ink color with one accent; each shows its state without words. */
const drawings: Record<DrawingName, ReactNode> = {
  'empty-class': (
    <>
      <path d="M18 92h124M34 92V66h28v26M98 92V66h28v26M40 66V52h16v14M104 66V52h16v14" />
      <rect x="44" y="16" width="72" height="26" rx="3" />
      <path className="text-math" d="M54 32l10-8 8 5 14-7" />
    </>
  ),
  'no-questions': (
    <>
      <path d="M46 14h52l16 16v64H46z" />
      <path d="M98 14v16h16M58 48h32M58 62h44" />
      <path className="text-warm-vivid" d="M58 78h16" />
    </>
  ),
  'no-history': (
    <>
      <path d="M32 18v72h100" />
      <path strokeDasharray="1 9" d="M40 78h84M40 58h84M40 38h84" />
      <circle className="text-science" cx="44" cy="78" r="5" fill="currentColor" stroke="none" />
    </>
  ),
  'first-page': (
    <>
      <path d="M80 30c-14-8-34-10-54-8v62c20-2 40 0 54 10 14-10 34-12 54-10V22c-20-2-40 0-54 8zM80 30v64" />
      <path className="text-science" d="M98 74c2-18 12-28 26-32 2 16-8 29-26 32zM98 74c6-9 11-15 17-21" />
      <circle className="text-warm-vivid" strokeDasharray="1 7" cx="53" cy="54" r="13" />
    </>
  ),
  lost: (
    <>
      <path d="M20 92V20M20 92h120" />
      <path className="text-math" d="M20 78c26 0 30-38 54-38" />
      <path className="text-math" strokeDasharray="1 9" d="M82 42c14 6 18 24 42 26" />
      <circle cx="128" cy="68" r="6" className="text-warm-vivid" />
    </>
  ),
  broken: (
    <>
      <path d="M16 60h34l10-22 14 40 12-30" />
      <path className="text-incorrect" d="M102 46l14 28M116 46l-14 28" />
      <path d="M126 60h18" />
    </>
  ),
  locked: (
    <>
      <rect x="48" y="50" width="64" height="44" rx="6" />
      <path d="M60 50V38a20 20 0 0 1 40 0v12" />
      <path className="text-warm-vivid" d="M80 66v12" />
    </>
  ),
  done: (
    <>
      <circle cx="80" cy="56" r="38" />
      <path className="text-science" strokeWidth="5" d="M62 57l13 13 24-27" />
    </>
  ),
}

export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 110"
      className="h-28 text-ink-soft [&_*]:stroke-current"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </svg>
  )
}
