const drawer = /(^|\/)(utils?|helpers?|common|misc|managers?|index)(\/|\.tsx?$)/
const wellNamed = /^[a-z0-9.-]+$/

/** A file is named in kebab-case by what it holds; a drawer and a barrel hold anything. */
export function checkNames(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (drawer.test(path)) return [`${path} is a drawer: name it by what it holds.`]
    return path.split('/').every((part) => wellNamed.test(part)) ? [] : [`${path} is not in kebab-case.`]
  })
}
