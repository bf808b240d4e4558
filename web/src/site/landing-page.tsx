import type { ReactNode } from 'react'
import { FeatureBlurbs } from './feature-blurbs.tsx'
import { Headline } from './headline.tsx'
import { MasteryFigure } from './mastery-figure.tsx'
import { PublicHead } from './public-head.tsx'
import { SampleQuiz } from './sample-quiz.tsx'
import { SubjectLinks } from './subject-links.tsx'

interface LandingPageProps {
  readonly appName: string
  readonly tagline: string
  /** The forms to sign in and sign up. */
  readonly account: ReactNode
}

export function LandingPage({ appName, tagline, account }: LandingPageProps) {
  return (
    <>
      <PublicHead
        path="/"
        title={`${appName} | Math and science practice for grades 5 to 8`}
        description="Adaptive math and science questions for grades 5 to 8, instant feedback on the very mistake, and a mastery number you can trust. Try five questions without an account."
        keywords={[
          'math practice',
          'science practice',
          'middle school',
          'grade 5',
          'grade 6',
          'grade 7',
          'grade 8',
          'adaptive learning',
        ]}
      />
      {/*
       * The forms come right after the headline, for the keyboard and on a phone; a wide window has them beside
       * headline and quiz. The form to sign up is as long as both, so there the figure makes way for it.
       */}
      <div className="group mx-auto grid max-w-7xl gap-x-14 gap-y-10 px-4 pt-10 pb-14 sm:px-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-y-12 lg:pt-16">
        <Headline title={appName} tagline={tagline} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:group-has-[[data-account=signup]]:row-span-3">
          {account}
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-2">
          <SampleQuiz />
        </div>
        <div className="lg:col-start-2 lg:row-start-3 lg:px-7 lg:group-has-[[data-account=signup]]:hidden">
          <MasteryFigure />
        </div>
      </div>
      <FeatureBlurbs />
      <SubjectLinks />
    </>
  )
}
