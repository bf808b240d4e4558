import { PublicHead } from './public-head.tsx'

/** What search engines and shared links say about the support page. */
export function SupportHead() {
  return (
    <PublicHead
      path="/support"
      title="Support | Skills Center"
      description="Help with signing in, practice, mastery, plans and classrooms in Skills Center."
      keywords={['support', 'help', 'Skills Center']}
      isTitledByHeading
    />
  )
}
