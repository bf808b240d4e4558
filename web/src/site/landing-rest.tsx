import type { SitePage } from '@skills-center/contract/site/page'
import { Cost } from './cost.tsx'
import { FeatureBlurbs } from './feature-blurbs.tsx'
import { InUse } from './in-use.tsx'
import { Proof } from './proof.tsx'
import { SubjectLinks } from './subject-links.tsx'

/** The part below the first screen. Its code loads after that of the quiz and the forms. */
export function LandingRest({
  page: { totals, feedback, dailyLimit, hasDemoClass },
}: {
  readonly page: Pick<SitePage, 'totals' | 'feedback' | 'dailyLimit' | 'hasDemoClass'>
}) {
  return (
    <>
      <FeatureBlurbs />
      <InUse feedback={feedback} hasDemoClass={hasDemoClass} />
      <Cost dailyLimit={dailyLimit} />
      <Proof totals={totals} />
      <SubjectLinks />
    </>
  )
}
