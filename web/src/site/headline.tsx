import { PageHeading } from '../ui/page-heading.tsx'

interface HeadlineProps {
  /** For the window. */
  readonly title: string
  readonly tagline: string
}

/** What this is, in one sentence. */
export function Headline({ title, tagline }: HeadlineProps) {
  return (
    <div>
      <p className="mb-4 font-medium text-ink-soft">{tagline}</p>
      <PageHeading
        title={title}
        hasOwnTitle
        className="max-w-[13ch] text-[clamp(2.5rem,6.2vw,4.6rem)] leading-[1.02] font-extrabold tracking-tight sm:text-[clamp(2.5rem,6.2vw,4.6rem)]"
      >
        The <span className="text-math">math</span> and <span className="text-science">science</span> you are
        ready for next.
      </PageHeading>
      <p className="mt-6 max-w-[38ch] text-xl text-ink-soft">
        Every question is picked for you. Get one wrong and you hear what went wrong, not just that it did.
      </p>
    </div>
  )
}
