import type { ComponentName } from './component-names.ts'
import type { ShownComponent } from './components/shown.ts'

/** Every component of web/src/ui, loaded one at a time. */
export const components = {
  'back-link': async () => (await import('./components/back-link.tsx')).backLink,
  badge: async () => (await import('./components/badge.tsx')).badge,
  button: async () => (await import('./components/button.tsx')).button,
  'button-link': async () => (await import('./components/button-link.tsx')).buttonLink,
  card: async () => (await import('./components/card.tsx')).card,
  'chart-frame': async () => (await import('./components/chart-frame.tsx')).chartFrame,
  dialog: async () => (await import('./components/dialog.tsx')).dialog,
  'empty-state': async () => (await import('./components/empty-state.tsx')).emptyState,
  field: async () => (await import('./components/field.tsx')).field,
  'figure-table': async () => (await import('./components/figure-table.tsx')).figureTable,
  'grade-switcher': async () => (await import('./components/grade-switcher.tsx')).gradeSwitcher,
  icons: async () => (await import('./components/icons.tsx')).icons,
  'load-error': async () => (await import('./components/load-error.tsx')).loadError,
  'mastery-bar': async () => (await import('./components/mastery-bar.tsx')).masteryBar,
  'mastery-mark': async () => (await import('./components/mastery-mark.tsx')).masteryMark,
  'mastery-rules': async () => (await import('./components/mastery-rules.tsx')).masteryRules,
  'onward-link': async () => (await import('./components/onward-link.tsx')).onwardLink,
  'progress-bar': async () => (await import('./components/progress-bar.tsx')).progressBar,
  'segmented-control': async () => (await import('./components/segmented-control.tsx')).segmentedControl,
  select: async () => (await import('./components/select.tsx')).select,
  skeleton: async () => (await import('./components/skeleton.tsx')).skeleton,
  spinner: async () => (await import('./components/spinner.tsx')).spinner,
  'stat-card': async () => (await import('./components/stat-card.tsx')).statCard,
  'subject-tag': async () => (await import('./components/subject-tag.tsx')).subjectTag,
  tabs: async () => (await import('./components/tabs.tsx')).tabs,
  'task-row': async () => (await import('./components/task-row.tsx')).taskRow,
  'text-area': async () => (await import('./components/text-area.tsx')).textArea,
  toast: async () => (await import('./components/toast.tsx')).toasts,
} satisfies Record<ComponentName, () => Promise<ShownComponent>>
