import { lazy } from 'react'
import { withMessages } from '../language/catalogues.ts'
import { loadGuides } from '../support/guide/guides.ts'

/* Each page is its own chunk, loaded on the first visit. */
export const PracticePage = lazy(async () => {
  const module = await withMessages(import('../practice/practice-page.tsx'), 'practice', 'item')
  // The server-rendered page stays until the question's view has loaded, so that it hydrates in one step.
  await module.preloadQuestionView()
  return { default: module.PracticePage }
})
export const PracticeOverviewPage = lazy(() =>
  withMessages(import('./practice-overview.tsx'), 'assignments', 'practice', 'item').then((module) => ({
    default: module.PracticeOverview,
  })),
)
export const MixedPracticePage = lazy(() =>
  withMessages(import('../practice/overview/mixed-page.tsx'), 'practice', 'item').then((module) => ({
    default: module.MixedPracticePage,
  })),
)
export const NotebookPage = lazy(() =>
  withMessages(import('../practice/notebook/notebook-page.tsx'), 'practice', 'item').then((module) => ({
    default: module.NotebookPage,
  })),
)
export const NotebookRunPage = lazy(() =>
  withMessages(import('../practice/notebook/notebook-run-page.tsx'), 'practice', 'item').then((module) => ({
    default: module.NotebookRunPage,
  })),
)
export const JournalPage = lazy(() =>
  withMessages(import('../practice/journal/journal-page.tsx'), 'practice').then((module) => ({
    default: module.JournalPage,
  })),
)
export const OpenedPage = lazy(() =>
  withMessages(import('../practice/journal/opened-page.tsx'), 'practice', 'item').then((module) => ({
    default: module.OpenedPage,
  })),
)
export const PacksPage = lazy(() =>
  withMessages(import('../practice/packs/packs-page.tsx'), 'practice', 'item').then((module) => ({
    default: module.PacksPage,
  })),
)
export const PackPage = lazy(() =>
  withMessages(import('../practice/packs/pack-page.tsx'), 'practice', 'item').then((module) => ({
    default: module.PackPage,
  })),
)
export const SessionsPage = lazy(() =>
  withMessages(import('../practice/history/sessions-page.tsx'), 'practice').then((module) => ({
    default: module.SessionsPage,
  })),
)
export const SessionPage = lazy(() =>
  withMessages(import('../practice/history/session-page.tsx'), 'practice', 'item').then((module) => ({
    default: module.SessionPage,
  })),
)
export const SkillFinder = lazy(() =>
  withMessages(import('../practice/search/skill-finder.tsx'), 'practice').then((module) => ({
    default: module.SkillFinder,
  })),
)
export const PlacementPage = lazy(() =>
  withMessages(import('../practice/placement/placement-page.tsx'), 'practice', 'item').then((module) => ({
    default: module.PlacementPage,
  })),
)
export const StudentDashboard = lazy(() =>
  withMessages(import('../progress/student-dashboard.tsx'), 'progress').then((module) => ({
    default: module.StudentDashboard,
  })),
)
export const ProgressReportPage = lazy(() =>
  withMessages(import('../progress/progress-report-page.tsx'), 'progress', 'progress/report').then(
    (module) => ({
      default: module.ProgressReportPage,
    }),
  ),
)
export const TeacherDashboard = lazy(() =>
  withMessages(import('../classrooms/dashboard/teacher-dashboard.tsx'), 'classrooms').then((module) => ({
    default: module.TeacherDashboard,
  })),
)
export const ClassroomsPage = lazy(() =>
  withMessages(import('../classrooms/classrooms-page.tsx'), 'classrooms').then((module) => ({
    default: module.ClassroomsPage,
  })),
)
export const ClassroomPage = lazy(() =>
  withMessages(import('./class-page.tsx'), 'analytics', 'assignments', 'classrooms', 'accounts/consent').then(
    (module) => ({
      default: module.ClassPage,
    }),
  ),
)
export const StudentPage = lazy(() =>
  withMessages(
    import('./student-page.tsx'),
    'analytics',
    'analytics/student',
    'assignments',
    'classrooms',
    'item',
    'progress/report',
  ).then((module) => ({ default: module.StudentPage })),
)
export const StudentReportsPage = lazy(() =>
  withMessages(
    import('../analytics/student/print/reports-page.tsx'),
    'analytics',
    'analytics/student',
    'analytics/student/print',
  ).then((module) => ({ default: module.ReportsPage })),
)
export const ClassImportPage = lazy(() =>
  withMessages(
    import('../classrooms/import/import-page.tsx'),
    'classrooms',
    'classrooms/import',
    'classrooms/import/paste',
  ).then((module) => ({ default: module.ImportPage })),
)
export const ClassCardsPage = lazy(() =>
  withMessages(import('../classrooms/cards/cards-page.tsx'), 'classrooms').then((module) => ({
    default: module.CardsPage,
  })),
)
export const TeacherPortalPage = lazy(() =>
  withMessages(import('./teacher-portal.tsx'), 'classrooms', 'classrooms/portal').then((module) => ({
    default: module.TeacherPortal,
  })),
)
export const ActivityPage = lazy(() =>
  withMessages(import('../activities/activity-page.tsx'), 'activities', 'item').then((module) => ({
    default: module.ActivityPage,
  })),
)
export const AssignPage = lazy(() =>
  withMessages(import('../assignments/assign-page.tsx'), 'assignments', 'item').then((module) => ({
    default: module.AssignPage,
  })),
)
export const AssignToClassPage = lazy(() =>
  withMessages(import('../assignments/choose/choose-class-page.tsx'), 'assignments/choose').then(
    (module) => ({ default: module.ChooseClassPage }),
  ),
)
export const EditAssignmentPage = lazy(() =>
  withMessages(import('../assignments/edit-page.tsx'), 'assignments', 'item').then((module) => ({
    default: module.EditPage,
  })),
)
export const GradebookPage = lazy(() =>
  withMessages(import('../assignments/gradebook-page.tsx'), 'assignments', 'assignments/gradebook').then(
    (module) => ({
      default: module.GradebookPage,
    }),
  ),
)
export const AccommodationsPage = lazy(() =>
  withMessages(import('../assignments/accommodations-page.tsx'), 'assignments').then((module) => ({
    default: module.AccommodationsPage,
  })),
)
export const AssignmentPage = lazy(() =>
  withMessages(import('./assignment-page.tsx'), 'assignments', 'item', 'practice').then((module) => ({
    default: module.AssignmentPage,
  })),
)
export const AssignedRunPage = lazy(() =>
  withMessages(import('../practice/assigned/assigned-run-page.tsx'), 'practice', 'item').then((module) => ({
    default: module.AssignedRunPage,
  })),
)
export const AchievementsPage = lazy(() =>
  withMessages(import('../achievements/achievements-page.tsx'), 'achievements').then((module) => ({
    default: module.AchievementsPage,
  })),
)
export const GradesPage = lazy(() =>
  withMessages(import('../skills/grades-page.tsx'), 'skills').then((module) => ({
    default: module.GradesPage,
  })),
)
export const ModulesPage = lazy(() =>
  withMessages(import('../skills/modules-page.tsx'), 'skills', 'item').then((module) => ({
    default: module.ModulesPage,
  })),
)
export const SubscribePage = lazy(() =>
  withMessages(import('../billing/subscribe-page.tsx'), 'billing').then((module) => ({
    default: module.SubscribePage,
  })),
)
export const LicensePage = lazy(() =>
  withMessages(import('../billing/license/license-page.tsx'), 'billing').then((module) => ({
    default: module.LicensePage,
  })),
)
export const SubscriptionPage = lazy(() =>
  withMessages(import('../billing/subscription-page.tsx'), 'billing').then((module) => ({
    default: module.SubscriptionPage,
  })),
)
export const MlAnalyticsPage = lazy(() =>
  withMessages(import('./class-page.tsx'), 'analytics', 'assignments', 'classrooms', 'accounts/consent').then(
    (module) => ({
      default: module.AnalyticsPage,
    }),
  ),
)
export const QuestionBuilderPage = lazy(() =>
  withMessages(import('../questions/question-builder-page.tsx'), 'questions', 'item').then((module) => ({
    default: module.QuestionBuilderPage,
  })),
)
export const GuidePage = lazy(async () => {
  const [module] = await Promise.all([
    withMessages(
      import('./guide.tsx'),
      'achievements',
      'support/guide',
      'support/what-if',
      'practice',
      'item',
    ),
    loadGuides(),
  ])
  return { default: module.GuidePage }
})
export const OrganizationPage = lazy(() =>
  withMessages(
    import('../schools/organization/organization-page.tsx'),
    'schools',
    'schools/organization',
  ).then((module) => ({ default: module.OrganizationPage })),
)
export const RostersPage = lazy(() =>
  withMessages(import('../rosters/rosters-page.tsx'), 'rosters').then((module) => ({
    default: module.RostersPage,
  })),
)
export const LtiPage = lazy(() =>
  withMessages(import('../lti/lti-page.tsx'), 'lti').then((module) => ({ default: module.LtiPage })),
)
export const ChoosePage = lazy(() =>
  withMessages(import('../lti/choose-page.tsx'), 'lti').then((module) => ({ default: module.ChoosePage })),
)
export const SettingsPage = lazy(() =>
  withMessages(
    import('../accounts/settings/settings-page.tsx'),
    'accounts/settings',
    'accounts/consent',
    'accounts/sso',
  ).then((module) => ({
    default: module.SettingsPage,
  })),
)
