import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { buttonStyle } from '../ui/button-style.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Logo } from '../ui/logo.tsx'
import { t } from '../language/messages.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { SiteFooter } from './site-footer.tsx'

interface VisitorLayoutProps {
  readonly appName: string
  /** Set on pages linked from emails, whose reader may be signed in. */
  readonly isSignedIn?: boolean
  readonly children: ReactNode
}

const links = () =>
  [
    { href: '/math-practice', label: t('site/math-practice') },
    { href: '/science-learning', label: t('site/science-learning') },
    { href: '/support', label: t('ui/support') },
  ] as const

/** A phone has no room for it beside the name. */
const signUpLook = 'ml-2 whitespace-nowrap max-sm:hidden'

/** The frame of every page for visitors. */
export function VisitorLayout({ appName, isSignedIn = false, children }: VisitorLayoutProps) {
  const [path] = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-18 max-w-7xl items-center justify-between gap-3 px-4 sm:px-8">
          <Link
            href="/"
            className="flex min-h-11 items-center gap-2.5 rounded-md pr-2 font-display text-xl font-bold whitespace-nowrap sm:text-2xl"
          >
            <Logo />
            {appName}
          </Link>
          <nav aria-label={t('ui/main')} className="flex items-center gap-1">
            {links().map(({ href, label }) => (
              <Link
                key={href}
                href={href}
                aria-current={path === href ? 'page' : undefined}
                className="hidden min-h-11 items-center rounded-md px-3.5 font-medium text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-action aria-[current]:decoration-3 aria-[current]:underline-offset-8 lg:flex"
              >
                {label}
              </Link>
            ))}
            {isSignedIn ? (
              <ButtonLink href="/" variant="outline" size="small" className="ml-2">
                {t('site/home')}
              </ButtonLink>
            ) : path === '/' ? (
              <>
                {/* In a wide window the form is already visible. */}
                <a
                  href="#sign-in"
                  className={buttonStyle({
                    variant: 'outline',
                    size: 'small',
                    className: 'ml-2 whitespace-nowrap lg:hidden',
                  })}
                >
                  {t('ui/sign-in')}
                </a>
                <a href="#sign-up" className={buttonStyle({ size: 'small', className: signUpLook })}>
                  {t('site/sign-up-free')}
                </a>
              </>
            ) : (
              <>
                <ButtonLink
                  href="/#sign-in"
                  variant="outline"
                  size="small"
                  className="ml-2 whitespace-nowrap"
                >
                  {t('ui/sign-in')}
                </ButtonLink>
                <ButtonLink href="/#sign-up" size="small" className={signUpLook}>
                  {t('site/sign-up-free')}
                </ButtonLink>
              </>
            )}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter appName={appName} />
    </div>
  )
}
