import { lazy } from 'react'
import { withWords } from '../language/catalogues.ts'
import { loadArticles } from '../site/articles/articles.ts'
import { loadPolicies } from '../site/policies/policy-texts.ts'
import { loadAnswers } from '../support/answers/answers.ts'

/* What a visitor may need beyond the landing page. Apart from `pages.ts`, so that its list stays off that page. */
export const NotFoundPage = lazy(() =>
  import('../site/not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
)
export const SupportPage = lazy(async () => {
  const [module] = await Promise.all([withWords(import('./support.tsx'), 'support'), loadAnswers()])
  return { default: module.SupportPage }
})
export const PublicPage = lazy(() =>
  Promise.all([import('../site/public-page.tsx'), loadArticles()]).then(([module]) => ({
    default: module.PublicPage,
  })),
)
export const FamilyPage = lazy(() =>
  withWords(import('../billing/family/family-page.tsx'), 'billing').then((module) => ({
    default: module.FamilyPage,
  })),
)
export const SandboxCheckoutPage = lazy(() =>
  withWords(import('../billing/sandbox/sandbox-checkout-page.tsx'), 'billing').then((module) => ({
    default: module.SandboxCheckoutPage,
  })),
)
export const SandboxPortalPage = lazy(() =>
  withWords(import('../billing/sandbox/sandbox-portal-page.tsx'), 'billing').then((module) => ({
    default: module.SandboxPortalPage,
  })),
)
export const SharedReportPage = lazy(() =>
  withWords(import('../progress/shared-report-page.tsx'), 'progress', 'progress/report').then((module) => ({
    default: module.SharedReportPage,
  })),
)
export const ForgotPasswordPage = lazy(() =>
  withWords(import('../accounts/reset/forgot-password-page.tsx'), 'accounts/reset').then((module) => ({
    default: module.ForgotPasswordPage,
  })),
)
export const ResetPasswordPage = lazy(() =>
  withWords(import('../accounts/reset/reset-password-page.tsx'), 'accounts/reset').then((module) => ({
    default: module.ResetPasswordPage,
  })),
)
export const ConsentPage = lazy(() =>
  withWords(import('../accounts/consent/consent-page.tsx'), 'accounts/settings', 'accounts/consent').then(
    (module) => ({
      default: module.ConsentPage,
    }),
  ),
)
export const SignOutHere = lazy(() =>
  withWords(import('./sign-out-here.tsx'), 'practice').then((module) => ({ default: module.SignOutHere })),
)
export const SchoolLinkPage = lazy(() =>
  withWords(import('../schools/school-link-page.tsx'), 'schools').then((module) => ({
    default: module.SchoolLinkPage,
  })),
)
export const PolicyPage = lazy(async () => {
  const [module] = await Promise.all([
    withWords(import('../site/policies/policy-page.tsx'), 'site/policies'),
    loadPolicies(),
  ])
  return { default: module.PolicyPage }
})
