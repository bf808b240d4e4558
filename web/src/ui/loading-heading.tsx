import { PageTitle } from './page-title.tsx'

/**
 * A heading for a page whose own heading is still loading or failed to load. Does not take focus, which waits for the
 * real heading.
 */
export function LoadingHeading({ title }: { readonly title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <h1 className="sr-only">{title}</h1>
    </>
  )
}
