import { defaultTagline } from '@skills-center/contract/config'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { PageHeading } from '../ui/page-heading.tsx'

interface HeadlineProps {
  /** The window title. */
  readonly title: string
  readonly tagline: string
}

/** What the product is, in one sentence. */
export function Headline({ title, tagline }: HeadlineProps) {
  return (
    <div>
      <p className="mb-4 font-medium text-ink-soft">
        {tagline === defaultTagline ? t('site/adaptive-math-and-science-practice') : tagline}
      </p>
      <PageHeading
        title={title}
        hasOwnTitle
        className="max-w-[13ch] text-[clamp(2.5rem,6.2vw,4.6rem)] leading-[1.02] font-extrabold tracking-tight sm:text-[clamp(2.5rem,6.2vw,4.6rem)]"
      >
        <Rich
          id="site/math-and-science"
          parts={{ math: <span className="text-math" />, science: <span className="text-science" /> }}
        />
      </PageHeading>
      <p className="mt-6 max-w-[38ch] text-xl text-ink-soft">{t('site/every-question-is-picked')}</p>
      <a
        href="#sign-up"
        className={buttonStyle({ size: 'large', className: 'mt-5 max-[26rem]:w-full sm:hidden' })}
      >
        {t('site/sign-up-free')}
      </a>
    </div>
  )
}
