import { Link, useLocation } from 'wouter'
import { t } from '../language/messages.ts'
import { LanguageSwitch } from '../ui/language-switch.tsx'

const columns = () =>
  [
    {
      heading: t('ui/math'),
      links: [
        ['/grade-5-math', t('site/grade-5-math')],
        ['/grade-6-math', t('site/grade-6-math')],
        ['/grade-7-math', t('site/grade-7-math')],
        ['/grade-8-math', t('site/grade-8-math')],
        ['/algebra-practice', t('site/algebra')],
        ['/geometry-practice', t('site/geometry')],
        ['/ratios-decimals', t('site/ratios-and-decimals')],
      ],
    },
    {
      heading: t('ui/science'),
      links: [
        ['/grade-5-science', t('site/grade-5-science')],
        ['/grade-6-science', t('site/grade-6-science')],
        ['/grade-7-science', t('site/grade-7-science')],
        ['/grade-8-science', t('site/grade-8-science')],
        ['/life-science', t('site/life-science')],
        ['/physical-science', t('site/physical-science')],
        ['/earth-science', t('site/earth-science')],
      ],
    },
    {
      heading: t('ui/how-it-works'),
      links: [
        ['/ai-adaptive-learning', t('site/adaptive-practice')],
        ['/instant-feedback', t('site/instant-feedback')],
        ['/progress-tracking', t('site/progress-tracking-label')],
        ['/support', t('ui/support')],
        ['/privacy', t('ui/privacy')],
        ['/terms', t('site/terms')],
        ['/security', t('site/security')],
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
          <p className="text-sm text-ink-soft">{t('site/app-name', { appName })}</p>
          <LanguageSwitch path={path} />
        </div>
      </div>
    </footer>
  )
}
