import {
  Building2,
  ChartNoAxesCombined,
  ClipboardList,
  FilePen,
  House,
  type LucideIcon,
  Users,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { t } from '../../language/messages.ts'
import { NavLink } from '../nav-link.tsx'

interface Place {
  readonly href: string
  readonly label: string
  readonly icon: LucideIcon
  /** Path prefixes of the pages that belong to this link. */
  readonly pages: readonly string[]
}

const places = (isAdministrator: boolean): readonly Place[] => [
  { href: '/', label: t('app/teacher-bar/home'), icon: House, pages: ['/dashboard', '/teacher'] },
  {
    href: '/classrooms',
    label: t('app/teacher-bar/classes'),
    icon: Users,
    pages: ['/classroom/', '/assignment/', '/activity/'],
  },
  { href: '/assign', label: t('app/teacher-bar/assign'), icon: ClipboardList, pages: [] },
  {
    href: '/questions/create',
    label: t('app/teacher-bar/questions'),
    icon: FilePen,
    pages: ['/question-builder'],
  },
  { href: '/ml-analytics', label: t('app/teacher-bar/analytics'), icon: ChartNoAxesCombined, pages: [] },
  ...(isAdministrator
    ? [{ href: '/organization', label: t('app/teacher-bar/organization'), icon: Building2, pages: [] }]
    : []),
]

/** The teacher's navigation bar, above every teacher page. It scrolls away; the header stays. */
export function TeacherBar({ isAdministrator }: { readonly isAdministrator: boolean }) {
  const [path] = useLocation()
  const isIn = ({ pages }: Place) =>
    pages.some((start) => (start.endsWith('/') ? path.startsWith(start) : path === start))
  return (
    <nav aria-label={t('app/teacher-bar/teaching')} className="border-b border-line bg-surface print:hidden">
      <ul className="mx-auto flex max-w-6xl px-1 sm:gap-2 sm:px-4.5">
        {places(isAdministrator).map((place) => (
          <li key={place.href} className="min-w-0 max-sm:flex-1">
            <NavLink
              href={place.href}
              isInside={isIn(place)}
              className="flex min-h-13 items-center justify-center gap-x-2 gap-y-0.5 border-b-3 border-transparent px-1 font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-action aria-[current]:text-ink max-sm:min-h-15 max-sm:flex-col max-sm:text-[0.74rem] sm:px-3 sm:min-h-12"
            >
              <place.icon aria-hidden className="size-5 shrink-0" />
              {place.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
