import { lazy, type ReactNode, Suspense } from 'react'
import { t } from '../language/messages.ts'
import { pathIn } from '@skills-center/contract/language'
import { language, locale } from '../language/language.ts'
import { Headline } from './headline.tsx'
import { MasteryFigure } from './mastery-figure.tsx'
import { PublicHead } from './public-head.tsx'
import { SampleQuiz } from './sample-quiz.tsx'
import { StructuredData } from './structured-data.tsx'
import { useSitePage } from './use-site-page.ts'

const LandingRest = lazy(() =>
  import('./landing-rest.tsx').then((module) => ({ default: module.LandingRest })),
)

interface LandingPageProps {
  readonly appName: string
  readonly tagline: string
  /** The sign-in and sign-up forms. */
  readonly account: ReactNode
}

const description = () => t('site/adaptive-math-and-science-questions')

export function LandingPage({ appName, tagline, account }: LandingPageProps) {
  const page = useSitePage('/')
  return (
    <>
      <PublicHead
        path="/"
        title={t('site/app-name-math-and-science', { appName })}
        description={description()}
        keywords={t('site/math-practice-science-practice-middle').split(', ')}
      />
      <StructuredData about={(origin) => aboutSite(appName, origin)} />
      {/*
       * On a phone the question comes right after the headline, and the forms after it; a wide window has headline
       * and forms on the left, question and figure on the right.
       */}
      <div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 px-4 pt-8 pb-14 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:grid-rows-[auto_1fr_auto] lg:pt-12">
        <div className="lg:col-start-1 lg:row-start-1">
          <Headline title={appName} tagline={tagline} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SampleQuiz />
        </div>
        <div id="sign-in" className="scroll-mt-4 lg:col-start-1 lg:row-span-2 lg:row-start-2">
          <div id="sign-up" tabIndex={-1} className="scroll-mt-4 outline-none">
            {account}
          </div>
        </div>
        <div className="lg:col-start-2 lg:row-start-3 lg:px-7">
          <MasteryFigure />
        </div>
      </div>
      <Suspense>
        <LandingRest page={page} />
      </Suspense>
    </>
  )
}

const aboutSite = (name: string, origin: string) => ({
  '@type': 'WebSite',
  name,
  url: new URL(pathIn(language(), '/'), origin).href,
  description: description(),
  inLanguage: locale(),
  isAccessibleForFree: true,
  audience: { '@type': 'EducationalAudience', educationalRole: ['student', 'teacher', 'parent'] },
})
