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
    { href: '/#math', label: t('Math') },
    { href: '/#science', label: t('Science') },
    ...(user.role === 'teacher' ? [{ href: '/ml-analytics', label: t('ML Analytics') }] : []),
    { href: '/progress-report', label: t('Progress Report') },
    { href: '/support', label: t('Support') },
  ]
}

/** Where a student goes about their plan; teachers have none. */
export function planLink(user: User): Destination | null {
  if (user.role !== 'student') return null
  return user.stripeSubscriptionId === null
    ? { href: '/subscribe', label: t('Upgrade to Premium') }
    : { href: '/subscription', label: t('Manage Plan') }
}

/** The phone's thumb row. Achievements are the students'; teachers reach their classes there. */
export function bottomLinks(user: User): readonly (Destination & { readonly icon: LucideIcon })[] {
  return [
    { href: '/#math', label: t('Math'), icon: Pi },
    { href: '/#science', label: t('Science'), icon: FlaskConical },
    { href: '/progress-report', label: t('Progress'), icon: ChartNoAxesCombined },
    user.role === 'student'
      ? { href: '/achievements', label: t('Achievements'), icon: Trophy }
      : { href: '/classrooms', label: t('Classrooms'), icon: Users },
    { href: '/app/flow', label: t('Guide'), icon: BookOpen },
  ]
}
