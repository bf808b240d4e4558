import { lazy, Suspense } from 'react'
import { GalleryHead } from './gallery-head.tsx'
import { GalleryIndex } from './gallery-index.tsx'
import { addressOf, type Route } from './route.ts'

// Separate chunks, so that an error in a figure does not break the interactions, nor the other way around.
const FigurePage = lazy(async () => ({ default: (await import('./figure-page.tsx')).FigurePage }))
const ComponentPage = lazy(async () => ({ default: (await import('./component-page.tsx')).ComponentPage }))
const InteractionPage = lazy(async () => ({
  default: (await import('./interaction-page.tsx')).InteractionPage,
}))
const SkillPage = lazy(async () => ({ default: (await import('./skill-page.tsx')).SkillPage }))

export function Gallery({ route }: { route: Route }) {
  const shown = route.family ?? route.interaction ?? route.component ?? route.skill
  return (
    <>
      {route.bare === undefined && <GalleryHead route={route} />}
      <main className="mx-auto max-w-6xl px-4 pt-6 pb-28 sm:px-6">
        <h1 className={route.bare === undefined ? 'text-3xl font-bold sm:text-4xl' : 'sr-only'}>
          {shown === '' ? 'Skills' : (shown ?? 'Gallery')}
        </h1>
        {shown !== undefined && route.width !== undefined ? (
          <iframe
            title={`${shown} at ${route.width} pixels`}
            src={addressOf({ ...route, width: undefined, bare: 'yes' })}
            width={route.width}
            className="gallery-frame mt-6 border border-line-strong"
          />
        ) : (
          <Suspense fallback={<p className="mt-4">Loading</p>}>
            <Page route={route} />
          </Suspense>
        )}
      </main>
    </>
  )
}

function Page({ route }: { route: Route }) {
  if (route.family !== undefined) return <FigurePage family={route.family} name={route.name ?? ''} />
  if (route.interaction !== undefined)
    return <InteractionPage kind={route.interaction} name={route.name ?? ''} state={route.state} />
  if (route.component !== undefined)
    return <ComponentPage component={route.component} name={route.name ?? ''} />
  if (route.skill !== undefined) return <SkillPage route={route} />
  return <GalleryIndex route={route} />
}
