import type { ReactNode } from 'react'

/**
 * The question in the center, with progress beside it if there is room; otherwise progress opens from the mastery chip
 * in the head. An open tool takes the place beside the question, and progress moves below the tool.
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
  /** Keeps the progress above the question if there is no room beside it. */
  isAsideKept?: boolean
  children: ReactNode
}) {
  return (
    // The practice style sheet gives `data-practice` the whole window on a phone.
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
/* Without a grid on small screens, where the tool is a sheet: the sheet sticks along the whole column. */
const withTool =
  'flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_25rem] xl:gap-8'
