import { addressOf, type Route } from './route.ts'

/** A back link and switches. They are plain links, so that every view has an address. */
export function GalleryHead({ route }: { route: Route }) {
  const { theme, width, media } = route
  const link = (label: string, change: Route, isCurrent: boolean) => ({
    label,
    address: addressOf({ ...route, ...change }),
    isCurrent,
  })
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-line bg-surface px-4 py-3 sm:px-6">
      <a href={addressOf({ theme })} className="font-display text-lg font-bold">
        Skills Center gallery
      </a>
      <Switch
        label="Theme"
        links={[
          link('system', { theme: undefined }, theme === undefined),
          link('light', { theme: 'light' }, theme === 'light'),
          link('dark', { theme: 'dark' }, theme === 'dark'),
        ]}
      />
      <Switch
        label="Width"
        links={[
          link('full', { width: undefined }, width === undefined),
          link('320', { width: 320 }, width === 320),
          link('390', { width: 390 }, width === 390),
        ]}
      />
      <Switch
        label="Medium"
        links={[
          link('screen', { media: undefined }, media === undefined),
          link('print', { media: 'print' }, media === 'print'),
        ]}
      />
    </header>
  )
}

function Switch({
  label,
  links,
}: {
  label: string
  links: readonly { label: string; address: string; isCurrent: boolean }[]
}) {
  return (
    <nav aria-label={label} className="gallery-switch flex items-center gap-1 text-sm">
      <span aria-hidden className="text-ink-soft">
        {label}
      </span>
      {links.map((link) => (
        <a
          key={link.label}
          href={link.address}
          aria-current={link.isCurrent || undefined}
          className="rounded-sm px-2 py-1 underline decoration-line-strong underline-offset-4"
        >
          {link.label}
        </a>
      ))}
    </nav>
  )
}
