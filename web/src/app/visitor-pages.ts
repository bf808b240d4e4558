import { lazy } from 'react'
import { withMessages } from '../language/catalogues.ts'
import { loadArticles } from '../site/articles/articles.ts'
import { loadPolicies } from '../site/policies/policy-texts.ts'
import { loadAnswers } from '../support/answers/answers.ts'

/* Visitor pages other than the landing page. Kept apart from `pages.ts`, so the landing page does not load its list. */
export const NotFoundPage = lazy(() =>
  import('../site/not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
)
export const SupportPage = lazy(async () => {
  const [module] = await Promise.all([withMessages(import('./support.tsx'), 'support'), loadAnswers()])
  return { default: module.SupportPage }
})
export const PublicPage = lazy(() =>
  Promise.all([import('../site/public-page.tsx'), loadArticles()]).then(([module]) => ({
    default: module.PublicPage,
  })),
)
export const FamilyPage = lazy(() =>
  withMessages(import('../billing/family/family-page.tsx'), 'billing').then((module) => ({
    default: module.FamilyPage,
  })),
)
export const SandboxCheckoutPage = lazy(() =>
  withMessages(import('../billing/sandbox/sandbox-checkout-page.tsx'), 'billing').then((module) => ({
    default: module.SandboxCheckoutPage,
  })),
)
export const SandboxPortalPage = lazy(() =>
  withMessages(import('../billing/sandbox/sandbox-portal-page.tsx'), 'billing').then((module) => ({
    default: module.SandboxPortalPage,
  })),
)
export const SharedReportPage = lazy(() =>
  withMessages(import('../progress/shared-report-page.tsx'), 'progress', 'progress/report').then(
    (module) => ({
      default: module.SharedReportPage,
    }),
  ),
)
export const ForgotPasswordPage = lazy(() =>
  withMessages(import('../accounts/reset/forgot-password-page.tsx'), 'accounts/reset').then((module) => ({
    default: module.ForgotPasswordPage,
  })),
)
export const ResetPasswordPage = lazy(() =>
  withMessages(import('../accounts/reset/reset-password-page.tsx'), 'accounts/reset').then((module) => ({
    default: module.ResetPasswordPage,
  })),
)
export const FindSchoolPage = lazy(() =>
  withMessages(import('../accounts/sso/find-school-page.tsx'), 'accounts/sso').then((module) => ({
    default: module.FindSchoolPage,
  })),
)
export const SsoPage = lazy(() =>
  withMessages(import('../accounts/sso/sso-page.tsx'), 'accounts/sso').then((module) => ({
    default: module.SsoPage,
  })),
)
export const LaunchPage = lazy(() =>
  withMessages(import('./launch.tsx'), 'lti').then((module) => ({ default: module.Launch })),
)
export const ConsentPage = lazy(() =>
  withMessages(import('../accounts/consent/consent-page.tsx'), 'accounts/settings', 'accounts/consent').then(
    (module) => ({
      default: module.ConsentPage,
    }),
  ),
)
export const SignOutHere = lazy(() =>
  withMessages(import('./sign-out-here.tsx'), 'practice').then((module) => ({ default: module.SignOutHere })),
)
export const SchoolLinkPage = lazy(() =>
  withMessages(import('../schools/school-link-page.tsx'), 'schools').then((module) => ({
    default: module.SchoolLinkPage,
  })),
)
export const PolicyPage = lazy(async () => {
  const [module] = await Promise.all([
    withMessages(import('../site/policies/policy-page.tsx'), 'site/policies'),
    loadPolicies(),
  ])
  return { default: module.PolicyPage }
})
