import { lazy } from 'react'
import { withMessages } from '../language/catalogues.ts'

// Parts of one feature that appear on another feature's pages. Each is loaded when such a page first opens.

export const AssignmentsTab = lazy(() =>
  withMessages(import('../assignments/assignments-tab.tsx'), 'assignments').then((module) => ({
    default: module.AssignmentsTab,
  })),
)
export const OwnAssignments = lazy(() =>
  withMessages(import('../assignments/own-assignments.tsx'), 'assignments').then((module) => ({
    default: module.OwnAssignments,
  })),
)
export const LiveTab = lazy(() =>
  withMessages(import('../activities/live-tab.tsx'), 'activities').then((module) => ({
    default: module.LiveTab,
  })),
)
export const LiveNow = lazy(() =>
  withMessages(import('../activities/live-now.tsx'), 'activities').then((module) => ({
    default: module.LiveNow,
  })),
)
export const ClassConsents = lazy(() =>
  withMessages(
    import('../accounts/consent/class-consents.tsx'),
    'accounts/settings',
    'accounts/consent',
  ).then((module) => ({
    default: module.ClassConsents,
  })),
)
export const CourseCards = lazy(() =>
  withMessages(import('../lti/courses/course-cards.tsx'), 'lti/courses').then((module) => ({
    default: module.CourseCards,
  })),
)
export const VerificationCard = lazy(() =>
  withMessages(import('../schools/verification-card.tsx'), 'schools').then((module) => ({
    default: module.VerificationCard,
  })),
)
