import type { ReactNode } from 'react'

/** The question in the middle of attention; how one stands, above it on a phone and beside it where there is room. */
export function PracticeLayout({
  head,
  aside,
  children,
}: {
  head: ReactNode
  aside: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto max-w-[64rem]">
      <div className="mb-5">{head}</div>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_16rem] lg:items-start lg:gap-10">
        <div className="space-y-3 lg:sticky lg:top-24 lg:order-last lg:space-y-5">{aside}</div>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}
