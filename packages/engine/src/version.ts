// The release of the engine: the same pages, policy and version give byte-identical reviews.

export const ENGINE_VERSION = '0.1.0';
