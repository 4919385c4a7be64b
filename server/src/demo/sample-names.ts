/** By what the sample is known again. */
export const SAMPLE_SLUG = "southmere-open";
export const SAMPLE_EMAIL = "sample@drawroom.invalid";
