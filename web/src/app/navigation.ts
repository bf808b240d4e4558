import type { User } from '@skills-center/contract/accounts'
import { BookOpen, ChartNoAxesCombined, FlaskConical, Pi, Trophy, Users, type LucideIcon } from 'lucide-react'
import { t } from '../language/messages.ts'

export interface Destination {
  readonly href: string
  readonly label: string
}

/** The links of the header and of the phone menu. */
export function headerLinks(user: User): readonly Destination[] {
  return [
    { href: '/#math', label: t('ui/math') },
    { href: '/#science', label: t('ui/science') },
    ...(user.role === 'teacher' ? [{ href: '/ml-analytics', label: t('ui/ml-analytics') }] : []),
    { href: '/progress-report', label: t('app/progress-report') },
    { href: '/support', label: t('ui/support') },
  ]
}

/** The student's link to their subscription; null for teachers, who have none. */
export function planLink(user: User): Destination | null {
  if (user.role !== 'student') return null
  return user.stripeSubscriptionId === null
    ? { href: '/subscribe', label: t('ui/upgrade-to-premium') }
    : { href: '/subscription', label: t('app/manage-plan') }
}

/** The links of the phone's bottom bar. Students get achievements there; teachers get their classes. */
export function bottomLinks(user: User): readonly (Destination & { readonly icon: LucideIcon })[] {
  return [
    { href: '/#math', label: t('ui/math'), icon: Pi },
    { href: '/#science', label: t('ui/science'), icon: FlaskConical },
    { href: '/progress-report', label: t('app/progress'), icon: ChartNoAxesCombined },
    user.role === 'student'
      ? { href: '/achievements', label: t('ui/achievements'), icon: Trophy }
      : { href: '/classrooms', label: t('ui/classrooms'), icon: Users },
    { href: '/app/flow', label: t('ui/guide'), icon: BookOpen },
  ]
}
