import type { AchievementStep } from '@skills-center/contract/achievements'
import { t } from '../language/messages.ts'

/** Where each kind of step leads, and what its link says. */
export const steps = (): Record<AchievementStep, { readonly href: string; readonly label: string }> => ({
  mixed: { href: '/practice/overview/mixed', label: t('Practice now') },
  ready: { href: '/grades?show=ready', label: t('See what you are ready for') },
  due: { href: '/grades?show=due', label: t('See what to refresh') },
  math: { href: '/#math', label: t('Go to your math skills') },
  science: { href: '/#science', label: t('Go to your science skills') },
})
