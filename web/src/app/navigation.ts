import type { User } from '@skills-center/contract/accounts'
import { BookOpen, ChartNoAxesCombined, FlaskConical, Pi, Trophy, Users, type LucideIcon } from 'lucide-react'

export interface Destination {
  readonly href: string
  readonly label: string
}

/** The links of the header and of the phone menu. */
export function headerLinks(user: User): readonly Destination[] {
  return [
    { href: '/#math', label: 'Math' },
    { href: '/#science', label: 'Science' },
    ...(user.role === 'teacher' ? [{ href: '/ml-analytics', label: 'ML Analytics' }] : []),
    { href: '/progress-report', label: 'Progress Report' },
    { href: '/support', label: 'Support' },
  ]
}

/** Where a student goes about their plan; teachers have none. */
export function planLink(user: User): Destination | null {
  if (user.role !== 'student') return null
  return user.stripeSubscriptionId === null
    ? { href: '/subscribe', label: 'Upgrade to Premium' }
    : { href: '/subscription', label: 'Manage Plan' }
}

/** The phone's thumb row. Achievements are the students'; teachers reach their classes there. */
export function bottomLinks(user: User): readonly (Destination & { readonly icon: LucideIcon })[] {
  return [
    { href: '/#math', label: 'Math', icon: Pi },
    { href: '/#science', label: 'Science', icon: FlaskConical },
    { href: '/progress-report', label: 'Progress', icon: ChartNoAxesCombined },
    user.role === 'student'
      ? { href: '/achievements', label: 'Achievements', icon: Trophy }
      : { href: '/classrooms', label: 'Classrooms', icon: Users },
    { href: '/app/flow', label: 'Guide', icon: BookOpen },
  ]
}
