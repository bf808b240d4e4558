/** The migrated, empty database that every test's own is a copy of. */
export const templateName = 'template_app'
