import { lazy } from 'react'
import { withWords } from '../language/catalogues.ts'

// Parts that one feature shows on pages of another, each fetched when such a page is first opened.

export const AssignmentsTab = lazy(() =>
  withWords(import('../assignments/assignments-tab.tsx'), 'assignments').then((module) => ({
    default: module.AssignmentsTab,
  })),
)
export const OwnAssignments = lazy(() =>
  withWords(import('../assignments/own-assignments.tsx'), 'assignments').then((module) => ({
    default: module.OwnAssignments,
  })),
)
export const LiveTab = lazy(() =>
  withWords(import('../activities/live-tab.tsx'), 'activities').then((module) => ({
    default: module.LiveTab,
  })),
)
export const LiveNow = lazy(() =>
  withWords(import('../activities/live-now.tsx'), 'activities').then((module) => ({
    default: module.LiveNow,
  })),
)
export const ClassConsents = lazy(() =>
  withWords(import('../accounts/consent/class-consents.tsx'), 'accounts/settings', 'accounts/consent').then(
    (module) => ({
      default: module.ClassConsents,
    }),
  ),
)
export const VerificationCard = lazy(() =>
  withWords(import('../schools/verification-card.tsx'), 'schools').then((module) => ({
    default: module.VerificationCard,
  })),
)
