import { Link, useLocation } from 'wouter'
import { t } from '../language/messages.ts'
import { LanguageSwitch } from '../ui/language-switch.tsx'

const columns = () =>
  [
    {
      heading: t('Math'),
      links: [
        ['/grade-5-math', t('Grade 5 math')],
        ['/grade-6-math', t('Grade 6 math')],
        ['/grade-7-math', t('Grade 7 math')],
        ['/grade-8-math', t('Grade 8 math')],
        ['/algebra-practice', t('Algebra')],
        ['/geometry-practice', t('Geometry')],
        ['/ratios-decimals', t('Ratios and decimals')],
      ],
    },
    {
      heading: t('Science'),
      links: [
        ['/grade-5-science', t('Grade 5 science')],
        ['/grade-6-science', t('Grade 6 science')],
        ['/grade-7-science', t('Grade 7 science')],
        ['/grade-8-science', t('Grade 8 science')],
        ['/life-science', t('Life science')],
        ['/physical-science', t('Physical science')],
        ['/earth-science', t('Earth science')],
      ],
    },
    {
      heading: t('How it works'),
      links: [
        ['/ai-adaptive-learning', t('Adaptive practice')],
        ['/instant-feedback', t('Instant feedback')],
        ['/progress-tracking', t('Progress tracking')],
        ['/support', t('Support')],
        ['/privacy', t('Privacy')],
        ['/terms', t('Terms')],
        ['/security', t('Security')],
      ],
    },
  ] as const

export function SiteFooter({ appName }: { readonly appName: string }) {
  const [path] = useLocation()
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-10 sm:grid-cols-3 sm:px-8">
        {columns().map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="mb-2 text-lg font-bold">{heading}</h2>
            <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-1">
              {links.map(([href, label]) => (
                <li key={href}>
                  <Link
                    href={href}
                    className="inline-block py-1.5 text-ink-soft hover:text-ink hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 sm:col-span-3">
          <p className="text-sm text-ink-soft">
            {t('{appName}. Math and science for grades 5 to 8. No advertising and no tracking.', { appName })}
          </p>
          <LanguageSwitch path={path} />
        </div>
      </div>
    </footer>
  )
}
