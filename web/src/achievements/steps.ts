import type { AchievementStep } from '@skills-center/contract/achievements'
import { t } from '../language/messages.ts'

/** Where each kind of step leads, and what its link says. */
export const steps = (): Record<AchievementStep, { readonly href: string; readonly label: string }> => ({
  mixed: { href: '/practice/overview/mixed', label: t('achievements/practice-now') },
  ready: { href: '/grades?show=ready', label: t('achievements/see-what-you-are-ready') },
  due: { href: '/grades?show=due', label: t('achievements/see-what-to-refresh') },
  math: { href: '/#math', label: t('achievements/go-to-your-math-skills') },
  science: { href: '/#science', label: t('achievements/go-to-your-science-skills') },
})
