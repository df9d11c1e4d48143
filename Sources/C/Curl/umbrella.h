#include <curl/curl.h>

// curl_easy_setopt and its kin take variable arguments, which Swift cannot pass: one function per kind of value.

static inline CURLcode nadri_curl_set_number(CURL *_Nonnull handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode nadri_curl_set_size(CURL *_Nonnull handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

/// For texts, bytes, lists and contexts. libcurl copies texts; the rest must live as long as its transfer.
static inline CURLcode nadri_curl_set_pointer(
    CURL *_Nonnull handle, CURLoption option, const void *_Nullable value) {
    return curl_easy_setopt(handle, option, value);
}

/// For the body and for each line of the head.
static inline CURLcode nadri_curl_set_receiver(
    CURL *_Nonnull handle, CURLoption option,
    size_t (*_Nonnull receive)(char *_Nullable, size_t, size_t, void *_Nullable)) {
    return curl_easy_setopt(handle, option, receive);
}

static inline CURLcode nadri_curl_set_socket_opener(CURL *_Nonnull handle, curl_opensocket_callback _Nonnull open) {
    return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open);
}

static inline long nadri_curl_status(CURL *_Nonnull handle) {
    long status = 0;
    curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

static inline CURLMcode nadri_curl_set_multi_number(CURLM *_Nonnull multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

// Sums of shifts, which Swift does not import.
static const long nadri_curl_tls_1_2 = CURL_SSLVERSION_TLSv1_2;
static const long nadri_curl_http_1_1 = CURL_HTTP_VERSION_1_1;
static const curl_socket_t nadri_curl_bad_socket = CURL_SOCKET_BAD;
