import { Link } from 'wouter'

const columns = [
  {
    heading: 'Math',
    links: [
      ['/grade-5-math', 'Grade 5 math'],
      ['/grade-6-math', 'Grade 6 math'],
      ['/grade-7-math', 'Grade 7 math'],
      ['/grade-8-math', 'Grade 8 math'],
      ['/algebra-practice', 'Algebra'],
      ['/geometry-practice', 'Geometry'],
      ['/ratios-decimals', 'Ratios and decimals'],
    ],
  },
  {
    heading: 'Science',
    links: [
      ['/grade-5-science', 'Grade 5 science'],
      ['/grade-6-science', 'Grade 6 science'],
      ['/grade-7-science', 'Grade 7 science'],
      ['/grade-8-science', 'Grade 8 science'],
      ['/life-science', 'Life science'],
      ['/physical-science', 'Physical science'],
      ['/earth-science', 'Earth science'],
    ],
  },
  {
    heading: 'How it works',
    links: [
      ['/ai-adaptive-learning', 'Adaptive practice'],
      ['/instant-feedback', 'Instant feedback'],
      ['/progress-tracking', 'Progress tracking'],
      ['/support', 'Support'],
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
      ['/security', 'Security'],
    ],
  },
] as const

export function SiteFooter({ appName }: { readonly appName: string }) {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-10 sm:grid-cols-3 sm:px-8">
        {columns.map(({ heading, links }) => (
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
        <p className="text-sm text-ink-soft sm:col-span-3">
          {appName}. Math and science for grades 5 to 8. No advertising and no tracking.
        </p>
      </div>
    </footer>
  )
}
