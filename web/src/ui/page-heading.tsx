import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { claimHeadingFocus, pageHeadingId } from './heading-focus.ts'
import { PageTitle } from './page-title.tsx'

interface PageHeadingProps {
  /** The page's name, for the window title. */
  readonly title: string
  /** The heading's text, if it differs from the title. */
  readonly children?: ReactNode
  readonly className?: string | undefined
  /** The page renders its own title element. */
  readonly hasOwnTitle?: boolean
}

/** The page's only h1. */
export function PageHeading({ title, children, className, hasOwnTitle = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Keeps the browser's focus in step with navigation.
  useEffect(() => {
    if (heading.current !== null) claimHeadingFocus(heading.current)
  }, [])
  return (
    <>
      {!hasOwnTitle && <PageTitle title={title} />}
      <h1
        ref={heading}
        id={pageHeadingId}
        tabIndex={-1}
        className={classNames('text-3xl font-bold outline-none sm:text-4xl', className)}
      >
        {children ?? title}
      </h1>
    </>
  )
}
