import type { ReactNode } from 'react'

/**
 * The question in the middle of attention; the progress of one beside it where there is room, else behind the head’s mastery.
 * An open tool takes that place beside the question, and the progress of one goes under it.
 */
export function PracticeLayout({
  head,
  aside,
  tool,
  isToolOpen = false,
  isAsideKept = false,
  children,
}: {
  head: ReactNode
  aside: ReactNode
  tool?: ReactNode
  isToolOpen?: boolean
  /** The progress stays above the question where there is no room beside it. */
  isAsideKept?: boolean
  children: ReactNode
}) {
  return (
    // The style sheet of practice gives the whole of a phone’s window to what is marked so.
    <div data-practice>
      {head}
      <div className={isToolOpen ? withTool : alone}>
        <div
          className={`space-y-3 lg:space-y-5 ${isAsideKept ? 'max-md:mb-2' : 'max-lg:hidden'} ${isToolOpen ? 'lg:order-last lg:col-start-1 lg:max-w-[24rem]' : 'lg:sticky lg:top-24 lg:order-last'}`}
        >
          {aside}
        </div>
        <div className="min-w-0">{children}</div>
        {tool}
      </div>
    </div>
  )
}

const alone = 'lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:items-start lg:gap-8'
/* A column and no grid where the tool is a sheet: it stays in sight along the whole of the column. */
const withTool =
  'flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_25rem] xl:gap-8'
