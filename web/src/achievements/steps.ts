import type { AchievementStep } from '@skills-center/contract/achievements'

/** Where each kind of step leads, and what its link says. */
export const steps: Record<AchievementStep, { readonly href: string; readonly label: string }> = {
  mixed: { href: '/practice/overview/mixed', label: 'Practice now' },
  ready: { href: '/grades?show=ready', label: 'See what you are ready for' },
  due: { href: '/grades?show=due', label: 'See what to refresh' },
  math: { href: '/#math', label: 'Go to your math skills' },
  science: { href: '/#science', label: 'Go to your science skills' },
}
