import type { SiteTotals } from '@skills-center/contract/site/page'
import { FeatureBlurbs } from './feature-blurbs.tsx'
import { Proof } from './proof.tsx'
import { SubjectLinks } from './subject-links.tsx'

/** What stands below the first screen: its code comes after that of the quiz and the form. */
export function LandingRest({ totals }: { readonly totals: SiteTotals }) {
  return (
    <>
      <FeatureBlurbs />
      <Proof totals={totals} />
      <SubjectLinks />
    </>
  )
}
